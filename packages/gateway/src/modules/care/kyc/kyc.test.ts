import type { Kyc, KycRejectReason, Security } from '@plaza/contract/identity'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readTrail } from '../../../kernel/audit'
import { answerOperator } from '../../../kernel/operations/answer-operator'
import { operatorTokens } from '../../../kernel/operators'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { known, perform } from '../../../testing/perform'
import { seal } from '../../../testing/seal'
import { birthDateOf, realName } from '../../identity/directory'
import { approveKyc } from './decide-kyc'

const dayMs = 24 * 60 * 60_000

interface Answer {
  code?: string
  value: Kyc & { field?: string; minimum?: number }
}

describe('verification', () => {
  let test: TestGateway
  let dataDir: string
  let names = 0
  let picture: string

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'kyc-'))
    test = await createTestGateway({ env: { DATA_DIR: dataDir } })
    const file = sharp({ create: { width: 8, height: 8, channels: 3, background: '#306' } }).png()
    picture = (await file.toBuffer()).toString('base64')
  })
  afterAll(async () => {
    await test.close()
    rmSync(dataDir, { recursive: true })
  })

  const member = () => test.signedIn({ account: `shown${String((names += 1))}` })
  const post = async (caller: TestCaller, url: string, payload: object) =>
    (await test.call({ method: 'POST', url, headers: caller.headers, payload })).json<{
      code?: string
      value: { upload: { id: string } }
    }>()
  const upload = async (caller: TestCaller) =>
    (await post(caller, '/wps/upload', { picture })).value.upload.id
  const look = async ({ headers }: Pick<TestCaller, 'headers'>) =>
    (await test.call({ url: '/wps/member/kyc', headers })).json<Answer>()
  const send = async (caller: TestCaller, body: object) => {
    const { payload, headers } = await seal(test.gateway, body)
    const all = { ...caller.headers, ...headers }
    return (await test.call({ method: 'POST', url: '/wps/member/kyc', payload, headers: all })).json<Answer>()
  }
  const basic = {
    level: 'basic',
    realName: 'Maria Santos',
    birthDate: '1990-05-04',
    document: { type: 'passport', number: 'P1234567A' },
  }
  const submit = async (caller: TestCaller, more: object = {}) =>
    send(caller, { key: randomUUID(), ...basic, uploads: [await upload(caller)], ...more })
  const submitFull = async (caller: TestCaller, more: object = {}) =>
    send(caller, {
      ...{ key: randomUUID(), level: 'full', address: '12 Mabini St, Manila' },
      ...{ uploads: [await upload(caller)], selfie: await upload(caller), ...more },
    })
  const rowOf = (caller: TestCaller) =>
    test.db.read
      .selectFrom('kyc_submissions')
      .selectAll()
      .where('member_id', '=', caller.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  const decide = async (caller: TestCaller, reason?: KycRejectReason, by = 'ana') => {
    const { id: submission } = await rowOf(caller)
    test.clock.advance(1_000)
    const operation =
      reason === undefined ? { kind: 'kyc-approve', submission } : { kind: 'kyc-reject', submission, reason }
    return perform(test.db, operation, { by, why: null }, test.clock.now())
  }
  /** What answers `plaza`, and the credential of a new cashier. */
  const operators = async () => {
    const { text: token, ...credential } = operatorTokens.make()
    const expiresAt = test.clock.now() + dayMs
    const added = { kind: 'operator-add', operator: 'rea', role: 'cashier', credential, expiresAt }
    await perform(test.db, added, { by: 'boss', why: null }, test.clock.now())
    const outside = () => Promise.reject(new Error('no keys in this test'))
    const ask = answerOperator(known, {
      ...{ db: test.db, outside, dataDir, isDemo: false },
      now: () => test.clock.now(),
    })
    return { ask, signed: { token, by: null, why: null } }
  }
  const mailsOf = async (caller: TestCaller) =>
    (
      await test.db.read
        .selectFrom('mails')
        .selectAll()
        .where('member_id', '=', caller.id)
        .orderBy('id')
        .execute()
    ).map(({ title, content }) => `${title['en'] ?? ''} ${content['en'] ?? ''}`)
  const setKyc = async (kyc: object) => {
    await sql`update merchants set settings = settings || ${JSON.stringify({ kyc })}::jsonb
      where code = 'demo'`.execute(test.db.read)
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(test.db.read)
    await eventually(async () =>
      expect((await test.gateway.merchants.find('demo'))?.stored).toMatchObject({ kyc }),
    )
  }

  // KYC-1
  it('documents are reviewed, rejected with a reason that the member reads, submitted again and verified', async () => {
    const caller = await member()
    expect((await look(caller)).value).toMatchObject({
      level: 'unverified',
      submission: null,
      realName: null,
    })
    expect((await submit(caller)).value).toMatchObject({
      level: 'unverified',
      submission: { level: 'basic', state: 'under-review' },
    })
    await decide(caller, 'unreadable')
    expect((await look(caller)).value.submission).toMatchObject({ state: 'rejected', reason: 'unreadable' })
    expect(await realName(test.db.read, caller.id)).toBeNull()
    test.clock.advance(1_000)
    await submit(caller)
    await decide(caller)
    expect((await look(caller)).value).toMatchObject({
      level: 'basic',
      submission: { level: 'basic', state: 'verified' },
      realName: 'Maria Santos',
    })
    expect(await mailsOf(caller)).toEqual([
      expect.stringContaining('Basic verification: not accepted <p>A picture could not be read'),
      expect.stringContaining('Basic verification: verified'),
    ])
    const { headers } = await test.signedInAgain(caller)
    const security = await test.call({ url: '/wps/member/security', headers })
    expect(security.json<{ value: Security }>().value.kyc).toEqual({ level: 'basic', state: 'verified' })
    const trail = await readTrail(test.db.read, { merchant: 'demo', limit: 2 })
    expect(trail.map(({ operation, by }) => [operation, by])).toEqual([
      ['kyc-approve', 'ana'],
      ['kyc-reject', 'ana'],
    ])
  })

  // KYC-1
  it('levels follow each other, one is under review at a time, and a repetition submits nothing again', async () => {
    const caller = await member()
    expect(await submitFull(caller)).toMatchObject({ code: 'kyc.order' })
    const key = randomUUID()
    const uploads = [await upload(caller)]
    const answers = await Promise.all([1, 2].map(() => send(caller, { key, ...basic, uploads })))
    for (const answer of answers) expect(answer.value.submission).toMatchObject({ state: 'under-review' })
    expect(await submit(caller)).toMatchObject({ code: 'kyc.open' })
    await decide(caller)
    expect(await submit(caller)).toMatchObject({ code: 'kyc.order' })
    test.clock.advance(1_000)
    expect((await submitFull(caller)).value.submission).toMatchObject({
      level: 'full',
      state: 'under-review',
    })
    await decide(caller)
    expect((await look(caller)).value.level).toBe('full')
    expect(await submitFull(caller)).toMatchObject({ code: 'kyc.order' })
  })

  it('two different submissions at the same moment leave one', async () => {
    const caller = await member()
    const answers = await Promise.all([submit(caller), submit(caller)])
    expect(answers.map(({ code }) => code ?? 'sent').sort()).toEqual(['kyc.open', 'sent'])
  })

  it.each([
    ['without a date of birth', { birthDate: undefined }, 'kyc.fields', { field: 'birthDate' }],
    ['born on a day that does not exist', { birthDate: '1990-02-30' }, 'kyc.fields', { field: 'birthDate' }],
    ['too young', { birthDate: '2020-01-01' }, 'age.refused', {}],
    ['without a document', { document: undefined }, 'kyc.fields', { field: 'document' }],
    [
      'with a number of marks alone',
      { document: { type: 'passport', number: '‮' } },
      'kyc.fields',
      { field: 'document' },
    ],
    ['without a name', { realName: ' ' }, 'payout.name', {}],
    ['without pictures', { uploads: [] }, 'request.invalid', {}],
    ['with four pictures', { uploads: ['1', '2', '3', '4'] }, 'request.invalid', {}],
    ['with an unknown kind of document', { document: { type: 'poem', number: '1' } }, 'request.invalid', {}],
  ])('what was submitted %s is refused, and nothing of it is kept', async (_what, more, code, value) => {
    const caller = await member()
    expect(await submit(caller, more)).toMatchObject({
      code,
      ...(Object.keys(value).length > 0 && { value }),
    })
    expect((await look(caller)).value.submission).toBeNull()
  })

  it('full verification asks for an address and a selfie', async () => {
    const caller = await member()
    await submit(caller)
    await decide(caller)
    expect(await submitFull(caller, { address: '  ' })).toMatchObject({ value: { field: 'address' } })
    expect(await submitFull(caller, { address: 'x'.repeat(201) })).toMatchObject({
      value: { field: 'address' },
    })
    expect(await submitFull(caller, { selfie: undefined })).toMatchObject({ value: { field: 'selfie' } })
  })

  // KYC-1
  it('the name on record stays: another is refused, and none needs to be given', async () => {
    const caller = await member()
    await submit(caller)
    await decide(caller)
    expect(await submitFull(caller, { realName: 'Ana Reyes' })).toMatchObject({ code: 'payout.name.locked' })
    await submitFull(caller)
    expect((await rowOf(caller)).full_name).toBe('Maria Santos')
  })

  it('where another name came on record meanwhile, what was submitted is not approved', async () => {
    const caller = await member()
    await submit(caller)
    await test.db.write
      .updateTable('members')
      .set({ real_name: 'Ana Reyes' })
      .where('id', '=', caller.id)
      .execute()
    await expect(decide(caller)).rejects.toThrow('Another name is on record')
    expect((await look(caller)).value.level).toBe('unverified')
  })

  // KYC-1
  it('a verified date of birth becomes that of an account without one, and never replaces one', async () => {
    const [one, other] = [await member(), await member()]
    await test.db.write
      .updateTable('members')
      .set({ birth_date: '1985-12-24' })
      .where('id', '=', other.id)
      .execute()
    for (const caller of [one, other]) {
      await submit(caller)
      expect(await birthDateOf(test.db.read, one.id)).toBe(caller === one ? null : '1990-05-04')
      await decide(caller)
    }
    expect(await birthDateOf(test.db.read, other.id)).toBe('1985-12-24')
  })

  // KYC-1
  it('pictures are for operators alone once they are submitted, and those of another member are refused', async () => {
    const [caller, other] = [await member(), await member()]
    const [id, selfie] = [await upload(caller), await upload(caller)]
    expect(await submit(other, { uploads: [id] })).toMatchObject({ code: 'upload.not.found' })
    expect((await look(other)).value.submission).toBeNull()
    await submit(caller, { uploads: [id] })
    const own = await test.call({ url: `/wps/upload/${id}`, headers: caller.headers })
    expect(own.json()).toMatchObject({ code: 'upload.not.found' })
    await decide(caller)
    expect(await submitFull(caller, { uploads: [id] })).toMatchObject({ code: 'upload.not.found' })
    await submitFull(caller, { selfie })
    const { id: submission } = await rowOf(caller)
    const { answer } = await perform(
      test.db,
      { kind: 'kyc-look', submission },
      { by: 'ana', why: null },
      test.clock.now(),
    )
    expect(answer).toMatchObject({ selfies: [selfie], documents: [expect.any(String)] })
  })

  // KYC-1
  it('the number of a document is kept encrypted, shown to operators, and removed with the pictures after its time', async () => {
    const caller = await member()
    await submit(caller)
    const row = await rowOf(caller)
    expect(row).toMatchObject({ last_four: '567A', document: 'passport' })
    expect(row.kept_number).not.toContain('1234567')
    const { ask, signed } = await operators()
    const looked = await ask('operate', { operation: { kind: 'kyc-look', submission: row.id }, signed })
    expect(looked).toMatchObject({ after: { name: 'Maria Santos', number: 'P1234567A' } })
    await decide(caller, 'expired')
    test.clock.advance(29 * dayMs)
    await test.runJobs()
    expect(await rowOf(caller)).toMatchObject({ full_name: 'Maria Santos' })
    test.clock.advance(dayMs)
    await test.runJobs()
    expect(await rowOf(caller)).toMatchObject({
      ...{ full_name: '', birth_date: null, kept_number: null, last_four: null },
      ...{ state: 'rejected', reason: 'expired' },
    })
    const pictures = await test.db.read
      .selectFrom('uploads')
      .select('id')
      .where('used_for', '=', `kyc:${row.id}`)
      .execute()
    expect(pictures).toEqual([])
  })

  // KYC-1, OPS-3
  it('nothing of a document is shown without a credential, and the trail says who looked, not what it says', async () => {
    const caller = await member()
    await submit(caller)
    const { id: submission } = await rowOf(caller)
    const { ask, signed } = await operators()
    const { documents: pictures = [] } = (
      await perform(test.db, { kind: 'kyc-look', submission }, { by: 'ben', why: null }, test.clock.now())
    ).answer as { documents?: string[] }
    const [picture = ''] = pictures
    const nobody = { token: null, by: null, why: null }
    for (const operation of [
      { kind: 'kyc-look', submission },
      { kind: 'picture-look', picture },
    ]) {
      await expect(ask('operate', { operation, signed: nobody })).rejects.toThrow('Say who you are')
      await ask('operate', { operation, signed })
    }
    const shown = JSON.stringify([await ask('case', { id: submission }), await ask('cases', {})])
    expect(shown).toContain(submission)
    for (const kept of ['Maria Santos', 'P1234567A', '1990-05-04', picture]) expect(shown).not.toContain(kept)
    const trail = await readTrail(test.db.read, { merchant: 'demo', limit: 3 })
    expect(trail.map(({ by, operation, subject }) => [by, operation, subject])).toEqual([
      ['rea', 'picture-look', picture],
      ['rea', 'kyc-look', submission],
      ['ben', 'kyc-look', submission],
    ])
    expect(JSON.stringify(trail)).not.toMatch(/Maria Santos|P1234567A|1990-05-04/)
    await expect(
      ask('operate', { operation: { kind: 'kyc-look', submission: 'KY0' }, signed }),
    ).rejects.toThrow('Nothing was submitted under the number "KY0"')
  })

  it('what is decided is not decided again, and another operator who has it is not passed over', async () => {
    const caller = await member()
    await submit(caller)
    const { id } = await rowOf(caller)
    await perform(
      test.db,
      { kind: 'review-take', order: id },
      { by: 'ben', why: 'reading' },
      test.clock.now(),
    )
    await expect(decide(caller, 'kind')).rejects.toThrow('ben has taken it')
    await decide(caller, undefined, 'ben')
    await expect(decide(caller, 'kind')).rejects.toThrow('decided already: verified')
    await expect(
      test.db.transaction((trx) => approveKyc(trx, { submission: 'KY1' }, { by: 'ana', why: null }, 0)),
    ).rejects.toThrow('Nothing was submitted')
  })

  it('a member submits five times a day at most', async () => {
    const caller = await member()
    for (let index = 0; index < 5; index += 1) {
      await submit(caller)
      await decide(caller, 'unreadable')
    }
    expect(await submit(caller)).toMatchObject({ code: 'request.rate.limited' })
  })

  it('submitting asks for the password after five minutes', async () => {
    const caller = await member()
    test.clock.advance(5 * 60_000)
    expect(await submit(caller)).toMatchObject({ code: 'reauth.required' })
  })

  it('a trial account and a visitor get nothing', async () => {
    const trial = await test.signedIn({ account: 'try2', type: 4, merchant: 'demo-trial' })
    expect(await look({ headers: { ...trial.headers, host: 'localhost' } })).toMatchObject({
      code: 'trial.rejected',
    })
    expect((await test.call({ url: '/wps/member/kyc' })).json()).toMatchObject({ code: 'session.required' })
  })

  describe('what levels open', () => {
    const deposit = async (caller: TestCaller) =>
      (
        await test.call({
          method: 'POST',
          url: '/wps/deposit',
          headers: { ...caller.headers, 'idempotency-key': randomUUID() },
          payload: { method: 'demo-bank', amountMinor: 50_000 },
        })
      ).json<object>()
    const methods = async ({ headers }: TestCaller) =>
      (await test.call({ url: '/wps/deposit/methods', headers })).json<{ value: { needsKyc?: string } }>()
        .value
    const redeem = async (caller: TestCaller) =>
      (
        await test.call({
          method: 'POST',
          url: '/wps/deposit/voucher',
          headers: { ...caller.headers, 'idempotency-key': randomUUID() },
          payload: { code: 'NOTHING-HERE' },
        })
      ).json<object>()
    afterAll(() => setKyc({}))

    // KYC-2
    it('deposits need the level that the merchant sets, and open with it', async () => {
      const before = await member()
      expect(await deposit(before)).toMatchObject({ value: { deposit: { state: 'awaiting-payment' } } })
      await setKyc({ depositsFrom: 'basic' })
      const caller = await member()
      expect(await methods(caller)).toMatchObject({ needsKyc: 'basic' })
      expect(await deposit(caller)).toMatchObject({ code: 'kyc.required', value: { level: 'basic' } })
      expect((await look(caller)).value.levels.map((one) => one.deposits)).toEqual([false, true, true])
      await submit(caller)
      expect(await deposit(caller)).toMatchObject({ code: 'kyc.required' })
      await decide(caller)
      expect(await deposit(caller)).toMatchObject({ value: { deposit: { state: 'awaiting-payment' } } })
      expect(await methods(caller)).not.toHaveProperty('needsKyc')
    })

    it('a voucher is refused before its code is looked at, however often, without locking the form', async () => {
      await setKyc({ depositsFrom: 'full' })
      const caller = await member()
      for (let index = 0; index < 6; index += 1)
        expect(await redeem(caller)).toMatchObject({ code: 'kyc.required', value: { level: 'full' } })
    })
  })
})
