/** Allowed moves from each state, as in the contract's tables; the first state is the start. */
export type Moves = Readonly<Record<string, readonly string[]>>

export interface OrderStep {
  state: string
  status: 'done' | 'current' | 'failed' | 'upcoming'
  /** When it was reached, ms; absent for a future step. */
  atMs?: number
}

/** What follows a state when all goes well: the first move of each row of the table. */
export function wayOn(moves: Moves, state: string): string[] {
  const next = moves[state]?.[0]
  return next === undefined ? [] : [next, ...wayOn(moves, next)]
}

/** The final state of a successful order. */
export function goalOf(moves: Moves): string | undefined {
  const start = Object.keys(moves)[0]
  return start === undefined ? undefined : [start, ...wayOn(moves, start)].at(-1)
}

/** The steps of an order: the past ones with times, then the expected ones if all goes well. */
export function orderSteps(moves: Moves, timeline: readonly { state: string; at: number }[]): OrderStep[] {
  const last = timeline.at(-1)
  if (!last) return []
  const isOver = (moves[last.state] ?? []).length === 0
  const lastStatus = !isOver ? 'current' : last.state === goalOf(moves) ? 'done' : 'failed'
  return [
    ...timeline.map(({ state, at }, index): OrderStep => {
      const isLast = index === timeline.length - 1
      return { state, atMs: at, status: isLast ? lastStatus : 'done' }
    }),
    ...wayOn(moves, last.state).map((state): OrderStep => ({ state, status: 'upcoming' })),
  ]
}
