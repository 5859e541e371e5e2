import { readTrail } from '../../../kernel/audit'
import { listCredentials, operatorTokens, type OperatorRole } from '../../../kernel/operators'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import type { AskedOperation } from '../../../testing/perform'
import { performSigned } from '../../../testing/perform'

const dayMs = 86_400_000
let test: TestGateway
beforeEach(async () => {
  test = await createTestGateway()
})
afterEach(() => test.close())

const perform = (operation: AskedOperation, token: string | null, by: string | null = null) =>
  performSigned(test.db, operation, { token, by, why: 'a test' }, { now: test.clock.now(), isDemo: false })

/** Adds a credential as `plaza operators add` does; returns its secret. */
async function add(operator: string, role: OperatorRole, token: string | null, days = 1): Promise<string> {
  const { text, ...credential } = operatorTokens.make()
  const expiresAt = test.clock.now() + days * dayMs
  await perform({ kind: 'operator-add', operator, role, credential, expiresAt }, token)
  return text
}
const flag: AskedOperation = { kind: 'flag', merchant: 'demo', name: 'PERSREP', isOn: true }
const adjustment: AskedOperation = {
  kind: 'adjust',
  merchant: 'demo',
  account: 'player01',
  amount: '5',
  turnoverTenths: 0,
}
const cannot = (area: string) => new RegExp(`cannot ${area}`)

describe('who operates a site', () => {
  // OPS-4
  it('the first admin needs no credential, everybody after it does', async () => {
    await expect(perform(flag, null)).rejects.toThrow('Say who you are')
    await expect(add('ana', 'cashier', null)).rejects.toThrow('Say who you are')
    const boss = await add('boss', 'admin', null)
    await expect(add('other', 'admin', null)).rejects.toThrow('Say who you are')
    await perform(flag, boss)
    const trail = await readTrail(test.db.read, { merchant: null, limit: 2 })
    expect(trail).toMatchObject([
      { operation: 'flag', by: 'boss' },
      { operation: 'operator-add', subject: 'boss', by: 'console', after: { role: 'admin' } },
    ])
  })

  // OPS-4
  it('a site whose only admin has expired gets another from whoever has its database', async () => {
    await add('boss', 'admin', null, 1)
    test.clock.advance(dayMs)
    await add('boss', 'admin', null, 1)
  })

  // OPS-4
  it('the rule of two is not passed by another way to write a name, nor by a second credential', async () => {
    await test.signedIn({ account: 'player01' })
    const boss = await add('boss', 'admin', null)
    for (const name of ['Ana', 'ana ', '\u0430na', 'аnа', 'ana\n', 'rules', 'house', ''])
      await expect(add(name, 'cashier', boss)).rejects.toThrow("An operator's name is small letters")
    const [one, same, ben] = [
      await add('ana', 'cashier', boss),
      await add('ana', 'operator', boss),
      await add('ben', 'cashier', boss),
    ]
    await perform(adjustment, one)
    await expect(perform(adjustment, same)).rejects.toThrow('ana has asked for it already')
    await expect(perform(adjustment, one, 'ben')).rejects.toThrow("This credential is ana's, not ben's")
    expect((await perform(adjustment, ben)).after).toMatchObject({
      state: 'booked',
      askedBy: 'ana',
      confirmedBy: 'ben',
    })
  })

  // OPS-4
  it('a role does what it covers: nobody both makes operators and decides about money', async () => {
    const boss = await add('boss', 'admin', null)
    const [operator, cashier] = [await add('ana', 'operator', boss), await add('ben', 'cashier', boss)]
    await expect(perform(adjustment, boss)).rejects.toThrow(cannot('decide about money'))
    await expect(perform(flag, cashier)).rejects.toThrow(cannot('change the site'))
    for (const token of [operator, cashier])
      await expect(add('eve', 'cashier', token)).rejects.toThrow(cannot('make or end credentials'))
    await perform(flag, operator)
    await expect(add('boss', 'cashier', boss)).rejects.toThrow('nobody both makes operators and decides')
    await expect(add('ana', 'admin', boss)).rejects.toThrow('nobody both makes operators and decides')
  })

  // OPS-4
  it('a credential ends when it expires, and at once when it is revoked', async () => {
    const boss = await add('boss', 'admin', null, 300)
    const [short, long] = [await add('ana', 'operator', boss, 1), await add('ana', 'operator', boss, 2)]
    test.clock.advance(dayMs)
    await expect(perform(flag, short)).rejects.toThrow('invalid or has expired')
    await perform(flag, long)
    await perform({ kind: 'operator-revoke', which: 'ana' }, boss)
    await expect(perform(flag, long)).rejects.toThrow('invalid or has expired')
    await expect(perform({ kind: 'operator-revoke', which: 'ana' }, boss)).rejects.toThrow(
      'No valid credential',
    )
    await expect(add('ben', 'cashier', boss, 400)).rejects.toThrow('expires within 366 days')
  })

  // OPS-4
  it('a secret is nowhere in the database, and one with another end is nobody', async () => {
    const boss = await add('boss', 'admin', null)
    const rows = await test.db.read.selectFrom('operator_credentials').selectAll().execute()
    const trail = await readTrail(test.db.read, { merchant: null, limit: 10 })
    const secret = boss.split('_').slice(2).join('_')
    expect(secret).toHaveLength(43)
    expect(JSON.stringify([rows, trail])).not.toContain(secret)
    expect(JSON.stringify(await listCredentials(test.db.read))).not.toContain('hash')
    const last = boss.endsWith('A') ? 'B' : 'A'
    for (const wrong of [`${boss.slice(0, -1)}${last}`, boss.slice(4), 'plz_', ''])
      await expect(perform(flag, wrong)).rejects.toThrow('invalid or has expired')
  })
})
