import type { Gateway } from '../../../kernel/gateway'
import { eachAlone, type Worked } from '../../../kernel/jobs/each-alone'
import { grantReward } from '../rewards'

const names = {
  turnover: { en: 'Leaderboard: turnover', fil: 'Leaderboard: turnover' },
  net: { en: 'Leaderboard: net win', fil: 'Leaderboard: net na panalo' },
  multiple: { en: 'Leaderboard: multiple', fil: 'Leaderboard: multiple' },
} as const
const atOnce = 100

/**
 * Puts the prizes of rankings that were settled into the reward centre of those who won them, once each (MISSION-1). A prize that fails is
 * tried again by the next run.
 */
export async function payPrizes({ app, db }: Gateway, merchant: string, now: number): Promise<Worked> {
  const items = await db.read
    .selectFrom('ranking_places')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('prize_minor', '>', 0)
    .where('paid_at', 'is', null)
    .orderBy('period')
    .orderBy('metric')
    .orderBy('rank')
    .execute()
  return eachAlone(
    { db, log: app.log },
    {
      job: 'rankings',
      items,
      nameOf: ({ member_id: memberId }) => memberId,
      atOnce,
      work: async (trx, { metric, period, rank, member_id: memberId, prize_minor: amountMinor }) => {
        await trx
          .updateTable('ranking_places')
          .set({ paid_at: now })
          .where('merchant', '=', merchant)
          .where('metric', '=', metric)
          .where('period', '=', period)
          .where('rank', '=', rank)
          .execute()
        const reward = { merchant, memberId, source: 'mission', amountMinor, now } as const
        await grantReward(trx, { ...reward, reference: `ranking ${metric} ${period}`, name: names[metric] })
        return 1
      },
    },
  )
}
