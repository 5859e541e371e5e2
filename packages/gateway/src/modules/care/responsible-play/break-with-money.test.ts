import { randomUUID } from 'node:crypto'
import { readBalance } from '../../../kernel/ledger'
import { openWithdrawTestbed, type WithdrawTestbed } from '../../money/withdrawals/testing/withdraw-testbed'
import { addRequirement, findRequirements } from '../../stakes/turnover'

describe('a break of a member with money on its way', () => {
  let bed: WithdrawTestbed
  beforeAll(async () => {
    bed = await openWithdrawTestbed()
  })
  afterAll(() => bed.test.close())

  const exclude = async ({ headers }: { headers: object }) => {
    const answer = await bed.test.call({
      method: 'POST',
      url: '/wps/member/responsible/exclusion',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { period: '6m', isConfirmed: true },
    })
    expect(answer.json<{ success: boolean }>().success).toBe(true)
  }
  const stateOf = async (id: string) =>
    (
      await bed.test.db.read
        .selectFrom('withdrawals')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state

  // RG-8
  it('a withdrawal that was asked for before goes on and is paid', async () => {
    const caller = await bed.member()
    const { value } = await bed.create(caller, 100_000)
    await exclude(caller)
    await bed.test.runJobs(12, 10_000)
    expect(await stateOf(value.withdrawal.id)).toBe('paid')
  })

  // RG-8
  it('a bonus that runs keeps its terms and goes back at its time, and the rest of the money stays', async () => {
    const caller = await bed.member({ amountMinor: 0 })
    const owner = { memberId: caller.id, merchant: 'demo', currency: 'PHP' }
    const now = bed.test.clock.now()
    const reference = randomUUID()
    await bed.fund(caller.id, 50_000)
    await bed.test.db.transaction((trx) =>
      addRequirement(trx, {
        ...owner,
        kind: 'bonus',
        reference,
        amountMinor: 20_000,
        requiredMinor: 200_000,
        expiresAt: now + 3_600_000,
        now,
      }),
    )
    await exclude(caller)
    const requirement = async () => (await findRequirements(bed.test.db.read, owner, [reference]))[0]
    expect(await requirement()).toMatchObject({ state: 'open', goesMinor: 20_000 })
    await bed.test.runJobs(2, 3_600_000)
    expect(await requirement()).toMatchObject({ state: 'expired' })
    const balance = await readBalance(bed.test.db.read, owner, bed.test.clock.now())
    expect(balance.totalMinor).toBe(30_000)
  })
})
