import type { PayoutAccounts } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import type { TestMember } from '../../../testing/fixtures'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { readOutbox } from '../../../testing/read-outbox'
import { seal } from '../../../testing/seal'
import { importPayoutAccounts, payoutAccountForWithdrawal, payoutNumber } from '.'

interface Answer {
  success: boolean
  code?: string
  value: PayoutAccounts & Record<string, unknown>
}

const password = '246810'
const hourMs = 60 * 60_000
const gcash = { institution: 'gcash', number: '0917 123 4567', holderName: 'Juan dela Cruz' }
const tron = 'TJEh7TX8sNj5uq4hXKyYdTrnGmeeG48top'
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('a payout account', () => {
  let test: TestGateway
  const lines: string[] = []
  let names = 0
  beforeAll(async () => {
    test = await createTestGateway({ onLogLine: (line) => lines.push(line) })
    quickHashes(test)
  })
  afterAll(() => test.close())

  const member = (given: Partial<TestMember> = {}) =>
    test.signedIn({
      account: `holder${String((names += 1))}`,
      paymentPasswordHash: quickHash(password),
      ...given,
    })
  const list = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/withdraw/accounts', headers })).json<Answer>()
  const add = async (caller: TestCaller, body: object, paymentPassword = password) => {
    const { payload, headers } = await seal(test.gateway, { paymentPassword, ...body })
    const all = { ...caller.headers, ...headers }
    return (
      await test.call({ method: 'POST', url: '/wps/withdraw/accounts', payload, headers: all })
    ).json<Answer>()
  }
  const change = async ({ headers }: TestCaller, id: string, what: 'default' | 'remove') =>
    (await test.call({ method: 'POST', url: `/wps/withdraw/accounts/${id}/${what}`, headers })).json<Answer>()
  const first = async (caller: TestCaller) => {
    const [account] = (await list(caller)).value.accounts
    if (!account) throw new Error('no payout account')
    return account
  }
  const use = (caller: TestCaller, accountId: string) =>
    // WITHDRAW-5
    test.db.transaction((trx) =>
      payoutAccountForWithdrawal(trx, { memberId: caller.id, accountId, now: test.clock.now() }),
    )

  it('the first account sets the real name, becomes the default, and can be used after two hours', async () => {
    const caller = await member()
    expect((await list(caller)).value).toMatchObject({ accounts: [], holderName: null, most: 5 })
    const addedAt = test.clock.now()
    const usableFrom = addedAt + 2 * hourMs
    const { value } = await add(caller, gcash)
    expect(value).toMatchObject({
      holderName: 'Juan dela Cruz',
      accounts: [
        {
          kind: 'e-wallet',
          name: 'GCash',
          maskedNumber: '••••\u00a04567',
          isDefault: true,
          addedAt,
          usableFrom,
        },
      ],
    })
    const { id } = await first(caller)
    await expect(use(caller, id)).rejects.toMatchObject({ code: 'payout.waiting', value: { usableFrom } })
    test.clock.advance(2 * hourMs)
    expect(await use(caller, id)).toMatchObject({ id, label: 'GCash ••••\u00a04567', changedAt: addedAt })
  })

  // WITHDRAW-5
  it('the number is encrypted in the database, and in no answer and no line of the log', async () => {
    const caller = await member()
    await add(caller, { ...gcash, number: '09981234567' })
    const { id } = await first(caller)
    expect(await payoutNumber(test.db.read, id)).toBe('09981234567')
    const rows = await test.db.read.selectFrom('payout_accounts').selectAll().execute()
    const intents = await test.db.read.selectFrom('idempotency').selectAll().execute()
    for (const text of [rows, intents, await list(caller), lines].map((part) => JSON.stringify(part)))
      expect(text).not.toContain('0998123')
  })

  it('an account is added with the withdrawal password alone, whose tries are counted', async () => {
    const caller = await member()
    expect(await add(caller, gcash, '000000')).toMatchObject({
      code: 'withdraw.password.wrong',
      value: { left: 4 },
    })
    const without = await test.signedIn({ account: `holder${String((names += 1))}` })
    expect(await add(without, gcash)).toMatchObject({
      code: 'withdraw.password.unset',
    })
    expect((await list(caller)).value.accounts).toEqual([])
  })

  // WITHDRAW-5
  it.each([
    ['an account number with letters', { institution: 'bpi', number: '12345abc90' }, 'letters'],
    ['an account number that is too short', { institution: 'bpi', number: '123456789' }, 'length'],
    ['a number that is not of a mobile', { institution: 'maya', number: '0281234567' }, 'mobile'],
    ['no number', { institution: 'maya', number: ' ' }, 'required'],
    [
      'an address with a wrong checksum',
      { institution: 'TRC20', number: tron.replace('op', 'oq') },
      'checksum',
    ],
    [
      'capitals that do not fit the address',
      { institution: 'ERC20', number: ether.replace('5aA', '5aa') },
      'checksum',
    ],
    ['an address without capitals', { institution: 'BEP20', number: ether.toLowerCase() }, 'unchecked'],
    ['a number of 1,000 digits', { number: '1'.repeat(1_000) }, 'mobile'],
    ['an address of another network', { institution: 'TRC20', number: ether }, 'form'],
  ])('%s is refused, and no try of the password is counted', async (_what, given, problem) => {
    const caller = await member()
    expect(await add(caller, { ...gcash, ...given }, '000000')).toMatchObject({
      code: 'payout.number',
      value: { problem },
    })
    expect(await add(caller, gcash, '000000')).toMatchObject({ value: { left: 4 } })
  })

  it.each([
    ['with a script', '<script>alert(1)</script>', 'pattern'],
    ['with a mark that turns its direction', 'Juan \u202Ezurc', 'pattern'],
    ['of 200 characters', 'a'.repeat(200), 'tooLong'],
    ['of 1,000 characters', 'a'.repeat(1_000), 'tooLong'],
    ['that is empty', ' ', 'required'],
  ])('a name %s is refused', async (_what, holderName, problem) => {
    expect(await add(await member(), { ...gcash, holderName })).toMatchObject({
      code: 'payout.name',
      value: { problem },
    })
  })

  // WITHDRAW-5
  it('the real name is locked: another name is refused, the same in other capitals is not', async () => {
    const caller = await member()
    await add(caller, gcash)
    const other = { institution: 'bdo', number: '0012345678' }
    expect(await add(caller, { ...other, holderName: 'Maria Clara' })).toMatchObject({
      code: 'payout.name.locked',
    })
    const { value } = await add(caller, { ...other, holderName: 'JUAN  DELA CRUZ' })
    expect(value.accounts).toHaveLength(2)
    expect(value.accounts[1]).toMatchObject({ holderName: 'Juan dela Cruz', isDefault: false })
  })

  it('crypto addresses are accepted with the check digits of their network', async () => {
    const caller = await member()
    for (const [institution, number] of [
      ['TRC20', tron],
      ['ERC20', ether],
      ['BEP20', ether],
    ])
      expect((await add(caller, { ...gcash, institution, number })).success).toBe(true)
    expect((await list(caller)).value.accounts.map(({ maskedNumber }) => maskedNumber)).toEqual([
      '••••\u00a08top',
      '••••\u00a0eAed',
      '••••\u00a0eAed',
    ])
  })

  it('the same number is refused, and of three at once beside four only one becomes the fifth', async () => {
    const caller = await member()
    const numbered = (last: number) => ({ ...gcash, institution: 'landbank', number: `012345678${last}` })
    for (const last of [1, 2, 3, 4]) await add(caller, numbered(last))
    expect(await add(caller, numbered(1))).toMatchObject({ code: 'payout.exists' })
    const answers = await Promise.all([5, 6, 7].map((last) => add(caller, numbered(last))))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      code: 'payout.count',
      value: { most: 5 },
    })
    expect((await list(caller)).value.accounts).toHaveLength(5)
  })

  // WITHDRAW-5
  it('another one becomes the default, and the oldest when the default is removed', async () => {
    const caller = await member()
    await add(caller, gcash)
    test.clock.advance(1_000)
    await add(caller, { ...gcash, institution: 'maya' })
    const [older, newer] = (await list(caller)).value.accounts.map(({ id }) => id)
    const shown = (await change(caller, newer ?? '', 'default')).value.accounts
    expect(shown.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [newer, true],
      [older, false],
    ])
    const left = (await change(caller, newer ?? '', 'remove')).value.accounts
    expect(left).toMatchObject([{ id: older, isDefault: true }])
    await expect(use(caller, newer ?? '')).rejects.toMatchObject({ code: 'payout.not.found' })
    expect((await add(caller, { ...gcash, institution: 'maya' })).value.accounts).toHaveLength(2)
  })

  // WITHDRAW-5
  it('an account cannot be removed while a withdrawal to it is open', async () => {
    const caller = await member()
    await add(caller, gcash)
    const { id } = await first(caller)
    const withdrawal = {
      id: `PZ${randomUUID()}`,
      merchant: 'demo',
      member_id: caller.id,
      account: 'GCash ••••\u00a04567',
      payout_account_id: id,
      amount_minor: 10_000,
      currency: 'PHP',
      state: 'under-review' as const,
      reason: null,
      created_at: 0,
      due_at: null,
    }
    await test.db.write.insertInto('withdrawals').values(withdrawal).execute()
    expect(await change(caller, id, 'remove')).toMatchObject({ code: 'payout.open.withdrawal' })
    await test.db.write
      .updateTable('withdrawals')
      .set({ state: 'paid' })
      .where('id', '=', withdrawal.id)
      .execute()
    expect((await change(caller, id, 'remove')).value.accounts).toEqual([])
  })

  it('an account of another member, also of another merchant, is not found', async () => {
    const owner = await member()
    await add(owner, gcash)
    const { id } = await first(owner)
    for (const stranger of [await member(), await member({ merchant: 'lite' })]) {
      for (const what of ['default', 'remove'] as const)
        expect(await change(stranger, id, what)).toMatchObject({ code: 'payout.not.found' })
      await expect(use(stranger, id)).rejects.toMatchObject({ code: 'payout.not.found' })
    }
  })

  // WITHDRAW-5
  it('the member is notified of each change by e-mail and in the inbox, with the masked number', async () => {
    const caller = await member({ email: 'holder@perla.example' })
    await add(caller, gcash)
    await add(caller, { ...gcash, institution: 'maya' })
    const ids = (await list(caller)).value.accounts.map(({ id }) => id)
    await change(caller, ids[1] ?? '', 'default')
    await change(caller, ids[1] ?? '', 'default')
    await change(caller, ids[1] ?? '', 'remove')
    const mails = await test.db.read
      .selectFrom('mails')
      .select(['title', 'content'])
      .where('member_id', '=', caller.id)
      .orderBy('id')
      .execute()
    const titles = [
      'A payout account was added',
      'A payout account was added',
      'Your default payout account changed',
      'A payout account was removed',
    ]
    expect(mails.map(({ title }) => title['en'])).toEqual(titles)
    expect(mails[3]?.content['fil']).toContain('Maya ••••\u00a04567')
    const sent = await readOutbox(test, 'holder@perla.example')
    expect(sent.map(({ subject }) => subject).sort()).toEqual(mails.map(({ title }) => title['fil']).sort())
    expect(sent[0]?.body).toMatch(/^Kumusta holder/)
  })

  it('accounts from elsewhere are those of members', async () => {
    const caller = await member()
    const [added] = await test.db.transaction((trx) =>
      importPayoutAccounts(trx, 'demo', [{ ...gcash, memberId: caller.id, isDefault: true, addedAt: 0 }]),
    )
    expect(await use(caller, added?.id ?? '')).toMatchObject({ holderName: 'Juan dela Cruz' })
    expect((await list(caller)).value.holderName).toBe('Juan dela Cruz')
  })
})
