import type { Localized } from '@plaza/contract/kernel'
import type { LotteryGroup, LotteryRules, PrizeMode, VietnamRegion } from '@plaza/contract/lottery'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { Schedule, ScheduledIssue } from './schedule'

/** An official result of the past that was corrected: the numbers of its issue are those of the correction. */
export interface ImportedCorrection {
  /** What had been entered and confirmed first. */
  before: readonly number[]
  enteredBy: string
  confirmedBy: string
  why: string
  at: number
}

/** A drawn issue of the past; hashes and seeds are hexadecimal. */
export interface ImportedIssue extends ScheduledIssue {
  link: number
  seed: string
  seedHash: string
  digest: string
  /** How many orders the digest is of. */
  orders: number
  numbers: readonly number[]
  /** It was voided: it has no numbers, and its orders were refunded. */
  isVoid?: boolean
  /** Its numbers were entered by operators, and corrected since. */
  correction?: ImportedCorrection
}

/** A lottery of a merchant. */
export interface ImportedLottery {
  code: string
  rules: LotteryRules
  group: LotteryGroup
  schedule: Schedule
  name: Localized
  /** Artwork path. */
  icon: string
  /** Dominant colour of its picture, `#rrggbb`. */
  tint: string
  region?: VietnamRegion
  /** By weekday, Monday first. */
  provinces?: string[]
  prizeModes: PrizeMode[]
  /** Past issues in their order, without a gap, on a chain of as many links. */
  past?: { chainEnd: string; issues: readonly ImportedIssue[] }
}

const hex = (text: string): string => `\\x${text}`
const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const hexOfNumbers = (numbers: readonly number[]): string =>
  hex(numbers.map((number) => digits[number]).join(''))

const rowOf = (merchant: string, lottery: ImportedLottery, rank: number, now: number) => {
  const issues = lottery.past?.issues ?? []
  return {
    merchant,
    code: lottery.code,
    rank,
    rules: lottery.rules,
    group_id: lottery.group,
    schedule: lottery.schedule,
    name: lottery.name,
    icon: lottery.icon,
    tint: lottery.tint,
    region: lottery.region ?? null,
    provinces: lottery.provinces ?? null,
    prize_modes: lottery.prizeModes,
    is_open: true,
    next_at: now,
    held_until: issues.at(-1)?.drawAt ?? null,
    // The chain of the past is used up: what is drawn from now on has one that nobody knows.
    chain: issues.length > 0 ? 1 : 0,
    link: issues.length,
  }
}

const correctionsOf = ({
  lottery_id,
  issues,
}: {
  lottery_id: number | undefined
  issues: readonly ImportedIssue[]
}) =>
  issues.flatMap(({ no, numbers, correction }) =>
    correction
      ? [
          {
            lottery_id,
            no,
            n: 1,
            numbers_before: hexOfNumbers(correction.before),
            numbers: hexOfNumbers(numbers),
            entered_by: correction.enteredBy,
            confirmed_by: correction.confirmedBy,
            why: correction.why,
            at: correction.at,
          },
        ]
      : [],
  )

/** Checks what the clock takes for granted. @throws Error naming the lottery. */
function checkSchedule({ code, schedule }: ImportedLottery): void {
  const intervalSeconds = schedule.kind === 'every' ? schedule.seconds : 86_400
  if (schedule.closesBeforeSeconds < 0 || schedule.closesBeforeSeconds >= intervalSeconds)
    throw new Error(`${code} closes before it opens`)
}

/**
 * Writes lotteries of a merchant in their order, with what they drew in the past; their clocks begin at `now`, and what
 * the schedule has had since the last past issue is drawn then.
 */
export async function importLotteries(
  trx: Trx,
  merchant: string,
  lotteries: readonly ImportedLottery[],
  now: number,
): Promise<void> {
  lotteries.forEach(checkSchedule)
  await insertRows(
    trx,
    'lotteries',
    lotteries.map((lottery, index) => rowOf(merchant, lottery, index + 1, now)),
  )
  const written = await trx
    .selectFrom('lotteries')
    .select(['id', 'code'])
    .where('merchant', '=', merchant)
    .execute()
  const ids = new Map(written.map(({ id, code }) => [code, id]))
  const pasts = lotteries.flatMap(({ code, past }) => (past ? [{ lottery_id: ids.get(code), ...past }] : []))
  await insertRows(
    trx,
    'lottery_chains',
    pasts.map(({ lottery_id, chainEnd, issues }) => ({
      lottery_id,
      no: 1,
      end_hash: hex(chainEnd),
      length: issues.length,
    })),
  )
  const issues = pasts.flatMap(({ lottery_id, issues: past }) =>
    past.map((issue) => ({
      lottery_id,
      no: issue.no,
      n: issue.n,
      of_day: issue.of,
      open_at: issue.openAt,
      close_at: issue.closeAt,
      draw_at: issue.drawAt,
      state: issue.isVoid ? 'void' : 'drawn',
      chain: 1,
      link: issue.link,
      seed_hash: hex(issue.seedHash),
      seed: hex(issue.seed),
      digest: hex(issue.digest),
      orders: issue.orders,
      has_orders: issue.orders > 0,
      numbers: issue.isVoid ? null : hexOfNumbers(issue.numbers),
      source: issue.correction ? 'entered' : 'own',
      corrections: issue.correction ? 1 : 0,
    })),
  )
  await insertRows(trx, 'lottery_issues', issues)
  await insertRows(trx, 'lottery_corrections', pasts.flatMap(correctionsOf))
}
