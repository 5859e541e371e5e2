import { drawChanged, type Lottery, type LotteryState } from '@plaza/contract/lottery'
import type { Events, ReadableStore } from '@plaza/events'

/** Code → where the lottery is by the latest push. */
export type DrawStates = ReadonlyMap<string, LotteryState>

interface DrawStore extends ReadableStore<DrawStates> {
  /** Has the stream report these lotteries, until the returned function is called. */
  watch(codes: readonly string[]): () => void
}

const stores = new WeakMap<Events, DrawStore>()

/**
 * What the stream last said of each lottery that somebody watches, once for the page (DRAW-5). Emptied when a lost stream is
 * connected again, because by then it may be older than the answers that are loaded again.
 */
export function drawStatesOf(events: Events): DrawStore {
  const known = stores.get(events)
  if (known) return known
  let states: DrawStates = new Map()
  const listeners = new Set<(states: DrawStates) => void>()
  const set = (next: DrawStates) => {
    states = next
    for (const listener of [...listeners]) listener(states)
  }
  /** Code → how many watch it. */
  const watched = new Map<string, number>()
  const leave = (code: string) => {
    const rest = (watched.get(code) ?? 0) - 1
    if (rest > 0) return void watched.set(code, rest)
    watched.delete(code)
    // Nobody is told of it any more: by the time that somebody is again, it is old.
    if (states.has(code)) set(new Map([...states].filter(([one]) => one !== code)))
  }
  events.on('stream:restored', () => set(new Map()))
  const store: DrawStore = {
    watch(codes) {
      const end = new AbortController()
      for (const code of codes) watched.set(code, (watched.get(code) ?? 0) + 1)
      events.on(
        drawChanged,
        ({ lottery, ...state }) => {
          if (codes.includes(lottery)) set(new Map(states).set(lottery, state))
        },
        end.signal,
        codes,
      )
      return () => {
        end.abort()
        codes.forEach(leave)
      }
    },
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
