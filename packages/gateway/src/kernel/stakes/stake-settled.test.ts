import type { Database } from '../database/database'
import { addMember, addMerchants } from '../../testing/fixtures'
import { settledStake } from '../../testing/settled-stake'
import { createTestDatabase } from '../../testing/test-database'
import { sayStakesSettled, type SettledStake } from './stake-settled'

describe('saying that stakes are settled', () => {
  let db: Database
  let [maria, jose]: string[] = []
  beforeAll(async () => {
    db = (await createTestDatabase()).db
    await addMerchants(db)
    ;[maria, jose] = [
      await addMember(db, { account: 'maria' }, 'x'),
      await addMember(db, { account: 'jose' }, 'x'),
    ]
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.transaction((trx) => trx.deleteFrom('member_days').execute())
  })

  const stakeOf = (memberId = '', stakeMinor = 100, more: Partial<SettledStake> = {}) =>
    settledStake({ memberId, stakeMinor, ...more })
  const say = (...stakes: SettledStake[]) => db.transaction((trx) => sayStakesSettled(trx, stakes, 1))
  const days = async () => {
    const rows = await db.read
      .selectFrom('member_days')
      .selectAll()
      .orderBy('member_id')
      .orderBy('day')
      .execute()
    return rows.map((row) => [
      row.member_id === maria ? 'maria' : 'jose',
      row.day,
      row.category,
      row.bets,
      row.stake_minor,
      row.prize_minor,
      row.valid_minor,
    ])
  }

  // BET-5
  it('many stakes at once are added to the days of their members by kind of play', async () => {
    await say(stakeOf(maria), stakeOf(jose, 50, { payoutMinor: 70 }), stakeOf(maria, 30, { validMinor: 10 }))
    await say(stakeOf(maria, 5, { bets: 2, kind: 'LOTT' }), stakeOf(jose, 1))
    expect((await days()).toSorted()).toEqual([
      ['jose', '2026-11-01', 'RNG', 2, 51, 70, 51],
      ['maria', '2026-11-01', 'LOTT', 2, 5, 0, 5],
      ['maria', '2026-11-01', 'RNG', 2, 130, 0, 110],
    ])
  })

  // BET-6, DAYS-1
  it('a correction and a bet that is taken back count on the day that they are about', async () => {
    await say(stakeOf(maria, 100, { payoutMinor: 400 }), stakeOf(maria, 40))
    const correction = { change: 'correction', bets: 0, validMinor: 0 } as const
    await say(
      stakeOf(maria, 0, { ...correction, payoutMinor: -150 }),
      stakeOf(maria, 0, { ...correction, payoutMinor: -150 }),
      stakeOf(maria, -40, { change: 'correction', bets: -1, validMinor: -40 }),
    )
    expect(await days()).toEqual([['maria', '2026-11-01', 'RNG', 1, 100, 100, 100]])
  })

  it('a stake that went back, practice money and a game that is no longer known count nowhere', async () => {
    await say(
      stakeOf(maria, 100, { change: 'void' }),
      stakeOf(maria, 100, { isPractice: true }),
      stakeOf(jose, 100, { kind: undefined }),
    )
    expect(await days()).toEqual([])
  })

  it('nothing is counted when the transaction that settles fails afterwards', async () => {
    const failing = db.transaction(async (trx) => {
      await sayStakesSettled(trx, [stakeOf(maria)], 1)
      throw new Error('settling failed')
    })
    await expect(failing).rejects.toThrow('settling failed')
    expect(await days()).toEqual([])
  })
})
