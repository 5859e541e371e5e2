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

/** A limit of the lottery: the amount that it has, and the line that would fit it. */
export interface LimitRefusal {
  id: 'limit'
  mostMinor?: number | undefined
  leastMinor?: number | undefined
  fitting?: Fitting | undefined
}

/** What can be done about a refused bet. */
export type BetRefusal =
  | { id: 'issueClosed' }
  /** The lottery itself is closed, or left: other issues of it do not help. */
  | { id: 'lotteryClosed' }
  | { id: 'prizes'; changed: readonly ChangedLine[] }
  | LimitRefusal
  | { id: 'balance' }
  /** A limit that the member has set: nothing is offered beside it. */
  | { id: 'ownLimit' }
  /** The member has still to read what comes before the first bet. */
  | { id: 'information' }
  | { id: 'line'; line: number; problem?: LineProblem }
  | { id: 'other' }

const pickProblems = ['count', 'range', 'double', 'empty'] as const
const stakeFields = ['multiplier', 'mode', 'amountMinor'] as const

/** What is wrong with a refused line: with its picks, or which part of its stake. */
export type LineProblem = (typeof pickProblems)[number] | (typeof stakeFields)[number] | 'prizeGroup'

function lineProblem(code: string, { problem, field }: Record<string, unknown>): LineProblem | undefined {
  if (code === 'lottery.group.invalid') return 'prizeGroup'
  if (code === 'lottery.stake.invalid') return stakeFields.find((one) => one === field)
  return code === 'lottery.pick.invalid' ? pickProblems.find((one) => one === problem) : undefined
}

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
  if (code === 'information.required') return { id: 'information' }
  if (code.startsWith('lottery.limit.') || code === 'bonus.highest.stake')
    return {
      id: 'limit',
      mostMinor: whole(value['mostMinor']),
      leastMinor: whole(value['leastMinor']),
      fitting: fittingOf(value),
    }
  const line = whole(value['line'])
  if (line === undefined) return { id: 'other' }
  const problem = lineProblem(code, value)
  return { id: 'line', line, ...(problem && { problem }) }
}

/**
 * The multiplier of a line with which every issue of a plan fits a limit, from the one that a refusal offers: that is of
 * the line times the multiplier of its issue. A single bet is a plan of one issue (TABLE-2, CHASE-2).
 */
export function fittingMultiplier(
  { multiplier }: Fitting,
  multipliers: readonly number[],
  isLeast: boolean,
): number {
  return isLeast
    ? Math.ceil(multiplier / Math.min(...multipliers))
    : Math.max(1, Math.floor(multiplier / Math.max(...multipliers)))
}

/** Whether the line that a limit refused fits it now, in every issue. */
export function isFit(
  { leastMinor, fitting }: LimitRefusal,
  lines: readonly { multiplier: number }[],
  multipliers: readonly number[],
): boolean {
  const at = fitting && lines[fitting.line - 1]
  if (!at) return false
  return leastMinor === undefined
    ? at.multiplier * Math.max(...multipliers) <= fitting.multiplier
    : at.multiplier * Math.min(...multipliers) >= fitting.multiplier
}
