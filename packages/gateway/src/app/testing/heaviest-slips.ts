import { longestSlip, slipBounds, type LotteryRules, type SlipLine } from '@plaza/contract/lottery'
import type { Play, RuleSet, TicketShape } from '@plaza/lottery'
import { ruleSets } from '@plaza/lottery/all'
import { sql } from 'kysely'
import { addLotteries, everyMinute, testLottery } from '../../modules/lottery/draws/testing/add-lottery'
import { eventually } from '../../testing/eventually'
import type { TestGateway } from '../../testing/create-test-gateway'

const prizeGroup = 1900
const leastMinor = 100

/** A line of a play for the least money that is taken. */
function lineOf(play: Play, picks: number[][]): SlipLine {
  const units = play.units(picks)
  const multiplier = Math.ceil(leastMinor / units)
  return { play: play.id, picks, multiplier, mode: '0.01', prizeGroup, amountMinor: units * multiplier }
}

/** Tickets as they are kept, as many as there are up to a number. */
function ticketsOf(shape: TicketShape, most: number): number[] {
  const span = shape.last - shape.first + 1
  const codes = new Set<number>()
  for (let at = 0; codes.size < most && at < span ** shape.numbers && at < 20 * most; at += 1) {
    const numbers = Array.from(
      { length: shape.numbers },
      (_, place) => shape.first + ((Math.floor(at / span ** place) + place) % span),
    )
    const normal = shape.normal(numbers)
    if (normal) codes.add(normal.reduce((code, number) => code * 10 ** shape.width + number, 0))
  }
  return [...codes]
}

/** The most of a play: as many numbers of each row as it takes, or as many tickets as a slip's length allows. */
function heaviestLine(play: Play): SlipLine | undefined {
  const picks =
    play.ticket === undefined
      ? play.rows.map((row) => row.from.slice(0, row.max))
      : [ticketsOf(play.ticket, Math.min(slipBounds.numbers, play.rows[0]?.max ?? 0))]
  return play.units(picks) > 0 ? lineOf(play, picks) : undefined
}

/** As many of the lines as a slip has, and its body may be long, over and over. */
function filled(lines: readonly SlipLine[]): SlipLine[] {
  const out: SlipLine[] = []
  let bytes = 1_000
  for (let at = 0; out.length < slipBounds.lines; at += 1) {
    const line = lines[at % lines.length]
    bytes += JSON.stringify(line).length + 1
    if (!line || bytes > longestSlip) break
    out.push(line)
  }
  return out
}

/**
 * The heaviest slips of a rule set: its plays in turn, the one with the most units again and again, and the longest list of
 * single tickets.
 */
export function heaviestSlips({ plays }: RuleSet): Record<string, SlipLine[]> {
  const lines = plays.flatMap((play) => heaviestLine(play) ?? [])
  const byUnits = lines.toSorted((one, other) => other.amountMinor - one.amountMinor)
  const isTickets = ({ play }: SlipLine) => plays.find(({ id }) => id === play)?.ticket !== undefined
  const picked = byUnits.filter((line) => !isTickets(line))
  const ticketed = byUnits.filter(isTickets).slice(0, 1)
  return {
    'every play': filled(picked),
    'the play of most units': filled(picked.slice(0, 1)),
    ...(ticketed.length > 0 && { 'single tickets': filled(ticketed) }),
  }
}

/** Terms under which no slip is refused for its amount, major units. */
const wideLimits = {
  ...{ lineMin: 1, lineMax: 1e9, orderMin: 1, orderMax: 1e9 },
  ...{ payoutMax: 1e10, exposureMax: 1e10 },
}

/** Adds a lottery of every rule set to `demo`, each with its first issue open, which sells as long as the clock stands. */
export async function openEveryLottery({ db, clock, gateway, runJobs }: TestGateway): Promise<void> {
  const settings = JSON.stringify({ lotteryBetting: { limits: wideLimits } })
  await sql`update merchants set settings = settings || ${settings}::jsonb where code = 'demo'`.execute(
    db.read,
  )
  await sql`select pg_notify('plaza_merchant', 'demo')`.execute(db.read)
  await eventually(async () =>
    expect((await gateway.merchants.find('demo'))?.stored).toHaveProperty('lotteryBetting'),
  )
  await addLotteries(
    db,
    clock.now(),
    Object.keys(ruleSets).map((rules) =>
      testLottery({ code: codeOf(rules), rules: rules as LotteryRules, schedule: everyMinute }),
    ),
  )
  await runJobs()
}

/** Code of the lottery of a rule set. */
export const codeOf = (rules: string): string => `${rules}-test`

/** Numbers of the issues of a lottery that follow one another from the open one. */
export async function nextIssues({ db }: TestGateway, rules: string, count: number): Promise<string[]> {
  const { no } = await db.read
    .selectFrom('lottery_issues')
    .innerJoin('lotteries', 'lotteries.id', 'lottery_issues.lottery_id')
    .select('lottery_issues.no')
    .where('lotteries.code', '=', codeOf(rules))
    .where('lottery_issues.state', '=', 'open')
    .orderBy('lottery_issues.no')
    .executeTakeFirstOrThrow()
  const [day = '', first = ''] = no.split('-')
  return Array.from(
    { length: count },
    (_, at) => `${day}-${String(Number(first) + at).padStart(first.length, '0')}`,
  )
}
