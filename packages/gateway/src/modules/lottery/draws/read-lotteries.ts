import type { Lottery, LotteryFamily, LotteryRules, PrizeMode, Result } from '@plaza/contract/lottery'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { issueOf, openness, resultOf } from './lottery-state'
import type { LotteryRow } from './tables'

const familyOf = (rules: LotteryRules): LotteryFamily =>
  rules === 'vn27' || rules === 'vn18' ? 'vietnam' : rules

/** The newest results of every lottery of a merchant, newest first, by its code (DRAW-5). */
export async function newestResults(
  queries: Queries,
  merchant: string,
  count: number,
): Promise<Map<string, Result[]>> {
  const rows = await queries
    .selectFrom('lotteries as l')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('lottery_issues as i')
          .select(['i.no', 'i.draw_at', 'i.numbers'])
          .whereRef('i.lottery_id', '=', 'l.id')
          .where('i.state', '=', 'drawn')
          .orderBy('i.no', 'desc')
          .limit(count)
          .as('drawn'),
      (join) => join.onTrue(),
    )
    .select(['l.code', 'drawn.no', 'drawn.draw_at', 'drawn.numbers'])
    .where('l.merchant', '=', merchant)
    .orderBy('l.id')
    .orderBy('drawn.no', 'desc')
    .execute()
  const results = new Map<string, Result[]>()
  for (const { code, ...row } of rows) results.set(code, [...(results.get(code) ?? []), resultOf(row)])
  return results
}

const timesOf = ({ schedule }: LotteryRow) => ({
  ...(schedule.kind === 'every' ? { everySeconds: schedule.seconds } : { dailyAt: schedule.at }),
  timeZone: schedule.timeZone,
  closesBeforeSeconds: schedule.closesBeforeSeconds,
})

/** E-lottery is a merchant's that has it among its lottery settings. */
export const sharedModes = (
  modes: readonly PrizeMode[],
  { settings }: Pick<Merchant, 'settings'>,
): PrizeMode[] => {
  const elott = settings.lottery?.ELOTT ?? []
  const hasElott = elott.includes('TCG_LOTTO_VN') || elott.includes('LOTT')
  return modes.filter((mode) => mode !== 'Elott' || hasElott)
}

/** The lotteries of a merchant in its own order, each with its issue and last result (DRAW-5). */
export async function readLotteries(
  queries: Queries,
  merchant: Pick<Merchant, 'code' | 'settings'>,
): Promise<Lottery[]> {
  const lotteries = await queries
    .selectFrom('lotteries')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .orderBy('rank')
    .execute()
  if (lotteries.length === 0) return []
  const current = await queries
    .selectFrom('lottery_issues as i')
    .innerJoin('lotteries as l', (join) =>
      join.onRef('l.id', '=', 'i.lottery_id').onRef('l.issue_no', '=', 'i.no'),
    )
    .selectAll('i')
    .where('l.merchant', '=', merchant.code)
    .execute()
  const issues = new Map(current.map((row) => [row.lottery_id, issueOf(row)]))
  const last = await newestResults(queries, merchant.code, 1)
  return lotteries.map((lottery) => ({
    code: lottery.code,
    rules: lottery.rules,
    family: familyOf(lottery.rules),
    group: lottery.group_id,
    name: lottery.name,
    icon: lottery.icon,
    tint: lottery.tint,
    ...timesOf(lottery),
    ...(lottery.region !== null && { region: lottery.region }),
    ...(lottery.provinces !== null && { provinces: lottery.provinces }),
    prizeModes: sharedModes(lottery.prize_modes, merchant),
    ...openness(lottery),
    issue: issues.get(lottery.id) ?? null,
    last: last.get(lottery.code)?.[0] ?? null,
  }))
}
