import { drawChanged, type Lottery, type LotteryState } from '@plaza/contract/lottery'
import type { Events, ReadableStore } from '@plaza/events'

/** Code → where the lottery is by the latest push. */
export type DrawStates = ReadonlyMap<string, LotteryState>

const stores = new WeakMap<Events, ReadableStore<DrawStates>>()

/**
 * What the stream last said of each lottery, once for the page (DRAW-5). Emptied when a lost stream is connected again,
 * because by then it may be older than the answers that are loaded anew.
 */
export function drawStatesOf(events: Events): ReadableStore<DrawStates> {
  const known = stores.get(events)
  if (known) return known
  let states: DrawStates = new Map()
  const listeners = new Set<(states: DrawStates) => void>()
  const set = (next: DrawStates) => {
    states = next
    for (const listener of [...listeners]) listener(states)
  }
  events.on(drawChanged, ({ lottery, ...state }) => set(new Map(states).set(lottery, state)))
  events.on('stream:restored', () => set(new Map()))
  const store: ReadableStore<DrawStates> = {
    getState: () => states,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  stores.set(events, store)
  return store
}

const ranks = { open: 0, closed: 1, drawn: 2, void: 2 } as const

/** How far a lottery has come: the draw of its issue or last result, then how far the issue is. */
function progressOf({ issue, last }: LotteryState): readonly [number, number, number] {
  return [last?.drawAt ?? 0, issue?.drawAt ?? 0, issue ? ranks[issue.state] : 0]
}

/** Whether an answer is further than a push, because it was loaded after it. */
function isFurther(answer: LotteryState, push: LotteryState): boolean {
  const pushed = progressOf(push)
  for (const [index, part] of progressOf(answer).entries()) {
    const other = pushed[index] ?? 0
    if (part !== other) return part > other
  }
  return false
}

/** Lotteries as loaded, each with the state of the stream's latest push, unless the answer is further. */
export const withStates = (lotteries: readonly Lottery[], states: DrawStates): Lottery[] =>
  lotteries.map((lottery) => {
    const state = states.get(lottery.code)
    if (!state || isFurther(lottery, state)) return lottery
    const { isOpen, reopensAt, issue, last } = state
    return { ...lottery, isOpen, reopensAt, issue, last }
  })

/** Ids of issues whose draw is over by some time and whose result has not come: `five60 20261123-0612`. */
export const overdueOf = (lotteries: readonly Lottery[], nowMs: number, graceMs: number): string[] =>
  lotteries.flatMap(({ code, issue }) =>
    issue && issue.drawAt + graceMs <= nowMs ? [`${code} ${issue.no}`] : [],
  )

/** When the next issue will be overdue, ms; undefined without an issue to wait for. */
export function nextOverdueAt(
  lotteries: readonly Lottery[],
  nowMs: number,
  graceMs: number,
): number | undefined {
  const times = lotteries.flatMap(({ issue }) =>
    issue && issue.drawAt + graceMs > nowMs ? [issue.drawAt + graceMs] : [],
  )
  return times.length > 0 ? Math.min(...times) : undefined
}
