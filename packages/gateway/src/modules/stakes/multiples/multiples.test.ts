import { sayStakesSettled, type SettledStake } from '../../../kernel/stakes/stake-settled'
import type { Database } from '../../../kernel/database/database'
import { addMember, addMerchants } from '../../../testing/fixtures'
import { settledStake } from '../../../testing/settled-stake'
import { createTestDatabase } from '../../../testing/test-database'
import { forgetMultiples, keptMs } from './forget-multiples'
import { multipleProblems } from './multiple-problems'
import { bestMultiple, rankMultiples } from './read-multiples'

describe('multiples of single stakes', () => {
  let db: Database
  let maria = ''
  beforeAll(async () => {
    db = (await createTestDatabase()).db
    await addMerchants(db)
    maria = await addMember(db, { account: 'maria' }, 'x')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.transaction((trx) => trx.deleteFrom('stake_multiples').execute())
  })

  const stake = (
    reference: string,
    stakeMinor: number,
    payoutMinor: number,
    more: Partial<SettledStake> = {},
  ) => settledStake({ memberId: maria, reference, stakeMinor, payoutMinor, ...more })
  const say = (now: number, ...stakes: SettledStake[]) =>
    db.transaction((trx) => sayStakesSettled(trx, stakes, now))
  const kept = () =>
    db.read
      .selectFrom('stake_multiples')
      .select(['reference', 'stake_minor', 'prize_minor', 'multiple', 'at'])
      .orderBy('reference')
      .execute()
  const day = { merchant: 'demo', from: '2026-11-01', to: '2026-11-01' }

  // MISSION-1
  it('a stake is kept with what it won without its rebate; what went back, practice and unknown games are not', async () => {
    await say(
      5,
      stake('a', 300, 1_000, { rebateMinor: 1 }),
      stake('b', 300, 0, { change: 'void' }),
      stake('c', 300, 0, { isPractice: true }),
      stake('d', 300, 0, { kind: undefined }),
    )
    expect(await kept()).toEqual([
      { reference: 'a', stake_minor: 300, prize_minor: 999, multiple: 333, at: 5 },
    ])
    expect(await bestMultiple(db.read, maria, day)).toBe(333)
  })

  // MISSION-1
  it('corrections change what is kept and when it came to be, and a stake that was taken back altogether is gone', async () => {
    await say(1, stake('a', 100, 900), stake('b', 200, 0), stake('c', 100, 500))
    const correction = { change: 'correction', bets: 0, validMinor: 0 } as const
    await say(
      2,
      stake('a', 0, -700, correction),
      stake('b', -100, 0, correction),
      stake('c', -100, -500, correction),
    )
    // Of one that is not kept nothing is known.
    await say(3, stake('older', 0, 400, correction))
    expect(await kept()).toEqual([
      { reference: 'a', stake_minor: 100, prize_minor: 200, multiple: 200, at: 2 },
      { reference: 'b', stake_minor: 100, prize_minor: 0, multiple: 0, at: 2 },
    ])
    expect(await rankMultiples(db.read, day, 10)).toEqual([{ memberId: maria, multiple: 200 }])
  })

  // MISSION-1, DAYS-2
  it('the audit finds a stake that no round or order has, and the job forgets what no ranking asks for', async () => {
    await say(10, stake('a', 100, 900))
    expect(await multipleProblems(db.read)).toEqual([
      {
        problem: 'multiple',
        memberId: maria,
        source: stake('a', 1, 1).source,
        reference: 'a',
        kept: '2026-11-01 100 900',
        derived: null,
      },
    ])
    await forgetMultiples(db.write, keptMs + 10)
    expect(await kept()).toHaveLength(1)
    await forgetMultiples(db.write, keptMs + 11)
    expect(await kept()).toEqual([])
  })
})
