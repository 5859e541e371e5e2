import { runPlaza } from '../../../testing/run-plaza'
import { runCli } from '../../../command/cli-program'
import { readTrail, type Actor } from '../../../kernel/audit'
import { operatorTokens } from '../../../kernel/operators'
import { readOutsideKeys } from '../../../kernel/security/outside-keys'
import { readSettings } from '../../../kernel/settings/settings'
import { testOutsideKey, createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { rewrapKeys, rotateKeys } from './change-keys'
import { perform, type AskedOperation } from '../../../testing/perform'

let test: TestGateway
beforeAll(async () => {
  test = await createTestGateway()
})
afterAll(() => test.close())

const ana: Actor = { by: 'ana', why: 'asked by the merchant' }
const run = (operation: AskedOperation, actor = ana) => perform(test.db, operation, actor, test.clock.now())
const trail = (merchant: string | null = null) => readTrail(test.db.read, { merchant, limit: 100 })
const sessionHours = (value: unknown): AskedOperation => ({
  kind: 'setting',
  merchant: 'lite',
  path: 'sessionHours',
  value,
})

/** Runs `plaza trail …` and returns its output. */
async function printedTrail(...args: string[]): Promise<string> {
  const { printed } = await runPlaza(['trail', ...args], async (_request, body) => {
    const { input } = body as { input: { merchant: string | null; limit: number } }
    return { answer: await readTrail(test.db.read, input) }
  })
  return printed.join('\n')
}

// OPS-3
it('the audit trail records who changed a setting, when, why, and what was different before and after', async () => {
  await run(sessionHours(24))
  await run(sessionHours(12), { by: 'ben', why: null })
  expect(await trail('lite')).toMatchObject([
    {
      at: test.clock.now(),
      by: 'ben',
      why: null,
      operation: 'setting',
      merchant: 'lite',
      subject: 'sessionHours',
      before: { sessionHours: 24 },
      after: { sessionHours: 12 },
    },
    { by: 'ana', why: 'asked by the merchant', after: { sessionHours: 24 } },
  ])
})

// OPS-3
it('an operation that is refused leaves no record in the audit trail', async () => {
  const before = await trail()
  await expect(run({ kind: 'flag', merchant: 'lite', name: 'NOSUCHFLAG', isOn: true })).rejects.toThrow(
    'There is no flag',
  )
  expect(await trail()).toEqual(before)
})

// OPS-3
it('an operation whose record cannot be written changes nothing', async () => {
  const settings = () =>
    test.db.read.selectFrom('merchants').select('settings').where('code', '=', 'lite').executeTakeFirst()
  const before = await settings()
  const nobody = { by: null, why: null } as unknown as Actor
  await expect(run(sessionHours(99), nobody)).rejects.toThrow('null value in column "by"')
  expect(await settings()).toEqual(before)
})

// OPS-3
it('the database refuses to change or delete a record of the audit trail', async () => {
  await run(sessionHours(36))
  const before = await trail()
  const changed = test.db.transaction((trx) =>
    trx.updateTable('audit_trail').set({ by: 'somebody else' }).execute(),
  )
  await expect(changed).rejects.toThrow('it is append-only')
  const deleted = test.db.transaction((trx) => trx.deleteFrom('audit_trail').execute())
  await expect(deleted).rejects.toThrow('it is append-only')
  expect(await trail()).toEqual(before)
})

// OPS-3
it('the audit trail records a new merchant with its settings and a rotation of keys with the key', async () => {
  const made: AskedOperation = {
    kind: 'merchant-create',
    merchant: 'trailed',
    name: 'Trailed',
    currency: 'PHP',
    hosts: ['trailed.example'],
    languages: ['en'],
    timeZone: 'Asia/Manila',
  }
  await run(made)
  expect(await trail('trailed')).toMatchObject([
    {
      operation: 'merchant-create',
      subject: 'trailed',
      before: {},
      after: { currency: 'PHP', hosts: ['trailed.example'], 'settings.theme': 'perla' },
    },
  ])
  const outside = await readOutsideKeys(readSettings({ KEY_ENCRYPTION_KEY: testOutsideKey }))
  const { text: token, ...credential } = operatorTokens.make()
  const expiresAt = test.clock.now() + 60_000
  await run({ kind: 'operator-add', operator: 'ana', role: 'operator', credential, expiresAt })
  const change = { signed: { token, by: null, why: null }, now: test.clock.now(), isDemo: false }
  const kid = await rotateKeys(test.db, outside, change)
  const rewrapped = await rewrapKeys(test.db, outside, change)
  expect((await trail()).slice(0, 2)).toMatchObject([
    { operation: 'keys-rewrap', merchant: null, subject: outside.current.id, after: { rewrapped } },
    { operation: 'keys-rotate', merchant: null, subject: kid, by: 'ana' },
  ])
})

// OPS-3
it('plaza trail prints the latest operations of a merchant, with control characters replaced', async () => {
  await run(sessionHours(48), { by: 'ana', why: 'x\u001B[2J' })
  const at = new Date(test.clock.now()).toISOString()
  expect(await printedTrail('lite', '--last', '1')).toBe(
    `${at}  setting sessionHours at lite by ana: x?[2J\n  before  sessionHours=36\n  after   sessionHours=48`,
  )
  expect(await printedTrail('nobody')).toBe('Nothing has been recorded.')
  await expect(printedTrail('--last', '0')).rejects.toThrow('--last must be a number from 1 to 1000.')
})

// OPS-3
it.each([
  ['flag'],
  ['promo'],
  ['setting'],
  ['limit'],
  ['lottery'],
  ['merchant', 'create'],
  ['vendor', 'maintenance'],
  ['vendor', 'countries'],
  ['vendor', 'link'],
  ['vendor', 'key'],
  ['suspense', 'credit'],
  ['suspense', 'return'],
  ['transfer', 'approve'],
  ['transfer', 'return'],
  ['operators', 'add'],
  ['operators', 'revoke'],
  ['keys', 'rotate'],
  ['keys', 'rewrap'],
])('plaza %s %s has options for who does it and why', async (...words) => {
  const lines: string[] = []
  const output = {
    out: (text: string) => void lines.push(text),
    err: (text: string) => void lines.push(text),
  }
  expect(await runCli(['node', 'plaza', ...words, '--help'], {}, output)).toBe(0)
  expect(lines.join('\n')).toMatch(/--why <words>[^]*--by <operator>/)
})
