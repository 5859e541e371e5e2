import { sql } from 'kysely'
import { readTrail } from '../../../kernel/audit'
import { ledgerAudit } from '../../../kernel/ledger'
import { waitingAdjustments } from '../../money/adjustments'
import { agentQueue } from '../../money/deposits'
import { listSuspense } from '../../money/suspense'
import { runPlaza } from '../../../testing/run-plaza'
import { openSuspenseTestbed, type SuspenseTestbed } from '../../money/suspense/testing/suspense-testbed'
import { waitingTransfers } from '../../money/upline-transfer'
import { perform, type AskedOperation } from '../../../testing/perform'

const halfAnHourMs = 30 * 60_000

describe('taking a case of the review queue', () => {
  let bed: SuspenseTestbed

  beforeAll(async () => {
    bed = await openSuspenseTestbed()
  })
  afterAll(() => bed.test.close())
  afterEach(async () => expect(await ledgerAudit(bed.test.db.read)).toEqual([]))

  const operate = async (operation: AskedOperation, by: string, why: string | null = 'looked at') =>
    (await perform(bed.test.db, operation, { by, why }, bed.test.clock.now())).after
  const take = (order: string, by: string, why?: string | null) =>
    operate({ kind: 'review-take', order }, by, why)

  /** A payment on hold, a transfer, an adjustment or an order paid to an agent, and what an operator decides about it. */
  const cases: [
    string,
    () => Promise<{ id: string; decide: AskedOperation; taken: () => Promise<unknown> }>,
  ][] = [
    [
      'a payment on hold',
      async () => {
        const { item } = await bed.shortPaid()
        const taken = async () =>
          (await listSuspense(bed.test.db.read, true)).find(({ id }) => id === item)?.taken_by
        return { id: item, decide: { kind: 'suspense-credit', item, member: null }, taken }
      },
    ],
    [
      'a transfer to a superior',
      async () => {
        const [member, superior] = [await bed.member(), await bed.member()]
        const id = `TR${bed.accountOf()}`
        await sql`insert into upline_transfers
            (id, merchant, member_id, upline_id, amount_minor, currency, remark, state, created_at)
            values (${id}, 'demo', ${member.id}, ${superior.id}, 5000, 'PHP', '', 'pending-review', 1)`.execute(
          bed.test.db.read,
        )
        const taken = async () =>
          (await waitingTransfers(bed.test.db.read)).find((one) => one.id === id)?.taken_by
        return { id, decide: { kind: 'transfer-return', transfer: id }, taken }
      },
    ],
    [
      'an adjustment that waits for a second operator',
      async () => {
        await bed.member()
        const account = bed.accountOf()
        const decide = {
          kind: 'adjust' as const,
          ...{ merchant: 'demo', account, amount: '5', turnoverTenths: 0 },
        }
        const asked = (await operate(decide, 'zoe')) as { id: string }
        const taken = async () =>
          (await waitingAdjustments(bed.test.db.read, bed.test.clock.now())).find(({ id }) => id === asked.id)
            ?.taken_by
        return { id: asked.id, decide, taken }
      },
    ],
    [
      'a deposit that was paid to an agent',
      async () => {
        const caller = await bed.member()
        const payload = { method: 'agent', amountMinor: 50_000 }
        const headers = { ...caller.headers, 'idempotency-key': crypto.randomUUID() }
        const created = await bed.test.call({ method: 'POST', url: '/wps/deposit', payload, headers })
        const { id } = created.json<{ value: { deposit: { id: string } } }>().value.deposit
        await expect(take(id, 'ana')).rejects.toThrow('Its member has not said yet that it is paid.')
        await bed.test.call({ method: 'POST', url: `/wps/deposit/${id}/paid`, headers: caller.headers })
        const taken = async () =>
          (await agentQueue(bed.test.db.read)).find((order) => order.id === id)?.taken_by
        return { id, decide: { kind: 'payment-credit', order: id }, taken }
      },
    ],
  ]

  // WITHDRAW-6
  it.each(cases)(
    '%s is taken by one operator, who alone decides it for half an hour',
    async (_what, make) => {
      const { id, decide, taken } = await make()
      await expect(take(id, 'ana', null)).rejects.toThrow('Give a reason: --why "<words>".')
      expect(await take(id, 'ana')).toMatchObject({ takenBy: 'ana' })
      expect(await taken()).toBe('ana')
      for (const words of [['review'], ['review', 'show', id]])
        expect((await runPlaza(words, bed.answer)).printed[0]).toMatch(
          new RegExp(`${id} .*(?:\\n.*)*taken by ana`),
        )
      await expect(take(id, 'ana')).rejects.toThrow('ana has taken it already.')
      await expect(take(id, 'ben')).rejects.toThrow(/^ana has taken it since 2026-/)
      await expect(operate(decide, 'ben')).rejects.toThrow(/^ana has taken it since 2026-/)
      const [step] = await readTrail(bed.test.db.read, { merchant: 'demo', limit: 1 })
      expect(step).toMatchObject({
        operation: 'review-take',
        by: 'ana',
        why: 'looked at',
        subject: id,
        before: { takenBy: null },
        after: { takenBy: 'ana' },
      })
      if (decide.kind !== 'transfer-return') await operate(decide, 'ana')
    },
  )

  // WITHDRAW-6
  it('after half an hour another operator takes a case over and decides it; what is decided is not taken', async () => {
    const { item, id } = await bed.shortPaid()
    await take(item, 'ana')
    bed.test.clock.advance(halfAnHourMs)
    expect(await take(id, 'ben')).toMatchObject({ takenBy: 'ben' })
    await operate({ kind: 'suspense-return', item }, 'ben')
    await expect(take(item, 'ben')).rejects.toThrow(/^It was returned at 2026-.* by ben\.$/)
    const { rows } = await sql`select 1 from review_takes where case_id = ${item}`.execute(bed.test.db.read)
    expect(rows).toEqual([])
  })

  it('what nobody has to decide cannot be taken, and says so', async () => {
    const caller = await bed.member()
    const { id } = await bed.create(caller, 10_077)
    await expect(take(id, 'ana')).rejects.toThrow(
      'It is a deposit by demo-bank: its provider decides it, and no person.',
    )
    await expect(take('PZ0', 'ana')).rejects.toThrow(
      'There is no case "PZ0": "plaza review list" has what is waiting.',
    )
    const decide = {
      kind: 'adjust' as const,
      ...{ merchant: 'demo', account: bed.accountOf(), amount: '5', turnoverTenths: 0 },
    }
    const asked = (await operate(decide, 'ana')) as { id: string }
    await expect(take(asked.id, 'ana')).rejects.toThrow('ana has asked for it: another operator looks at it.')
    await operate(decide, 'ben')
    await expect(take(asked.id, 'ben')).rejects.toThrow(/^It was booked at 2026-/)
  })
})
