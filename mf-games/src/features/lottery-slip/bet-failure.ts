/** The line that would fit a limit, as a refusal offers it. */
export interface Fitting {
  /** From 1, in the order of the slip. */
  line: number
  multiplier: number
  /** The line's stake then, minor units. */
  fittingMinor: number
}

/** A line whose prizes are no longer those that were shown, each ten-thousandths of a minor unit by tier. */
export interface ChangedLine {
  line: number
  shown: readonly number[]
  now: readonly number[]
}

/** What can be done about a refused bet. */
export type BetRefusal =
  | { id: 'issueClosed' }
  /** The lottery itself is closed, or left: other issues of it do not help. */
  | { id: 'lotteryClosed' }
  | { id: 'prizes'; changed: readonly ChangedLine[] }
  | { id: 'limit'; mostMinor?: number; leastMinor?: number; fitting?: Fitting }
  | { id: 'balance' }
  /** A limit that the member has set: nothing is offered beside it. */
  | { id: 'ownLimit' }
  | { id: 'line'; line: number }
  | { id: 'other' }

const pickProblems = ['count', 'range', 'double', 'empty'] as const

/** What is wrong with the picks of a refused line, where the refusal says it. */
export const pickProblem = (value: Record<string, unknown> = {}): (typeof pickProblems)[number] | undefined =>
  pickProblems.find((one) => one === value['problem'])

const whole = (given: unknown): number | undefined =>
  Number.isSafeInteger(given) ? (given as number) : undefined

const wholes = (given: unknown): number[] =>
  Array.isArray(given) ? given.flatMap((one: unknown) => whole(one) ?? []) : []

function fittingOf({ line, multiplier, fittingMinor }: Record<string, unknown>): Fitting | undefined {
  const [at, times, minor] = [whole(line), whole(multiplier), whole(fittingMinor)]
  return at !== undefined && times !== undefined && times > 0 && minor !== undefined
    ? { line: at, multiplier: times, fittingMinor: minor }
    : undefined
}

function changedOf({ lines }: Record<string, unknown>): ChangedLine[] {
  if (!Array.isArray(lines)) return []
  return (lines as Record<string, unknown>[]).flatMap(({ line, shown, now }) => {
    const at = whole(line)
    return at === undefined ? [] : [{ line: at, shown: wholes(shown), now: wholes(now) }]
  })
}

/** What a refusal of a bet means for the slip, from its code and details (TABLE-2). */
export function betRefusal(code: string, value: Record<string, unknown> = {}): BetRefusal {
  if (code === 'lottery.issue.closed') return { id: 'issueClosed' }
  if (code === 'lottery.closed' || code === 'lottery.not.found') return { id: 'lotteryClosed' }
  if (code === 'lottery.prize.changed') return { id: 'prizes', changed: changedOf(value) }
  if (code === 'wallet.insufficient') return { id: 'balance' }
  if (code === 'limit.reached') return { id: 'ownLimit' }
  if (code.startsWith('lottery.limit.') || code === 'bonus.highest.stake')
    return {
      id: 'limit',
      mostMinor: whole(value['mostMinor']),
      leastMinor: whole(value['leastMinor']),
      fitting: fittingOf(value),
    }
  const line = whole(value['line'])
  return line === undefined ? { id: 'other' } : { id: 'line', line }
}
