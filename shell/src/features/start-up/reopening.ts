import type { AnswerOf } from '@plaza/contract/kernel'
import { statusCall } from '@plaza/contract/site'
import type { Transport } from '@plaza/client/transport'

type Status = AnswerOf<typeof statusCall>

/** Waits between two checks, ms: the first, their growth factor, and the longest. */
const firstWaitMs = 5_000
const growth = 1.7
const longestWaitMs = 60_000
/** Spreads the visitors' checks over this time after the expected end, ms. */
const afterEndMs = 5_000

export interface ReopeningOptions {
  transport: Pick<Transport, 'send'>
  expectedEnd: number | null
  /** Server's time now, ms. */
  now: () => number
  random: () => number
  /** Schedules a task; returns the function that cancels it. */
  later: (then: () => void, ms: number) => () => void
  /** Called when the site is open again. */
  onOpen: () => void
  /** Called with each state: still closed, and when the next answer is expected. */
  onStatus: (status: Status) => void
}

/** Waits for the site: checks by itself until it is open or the wait is cancelled. */
export interface Reopening {
  /** Checks at once, at the person's request. Resolves to whether the site is open; never rejects. */
  ask(): Promise<boolean>
  stop(): void
}

/**
 * Starts to wait for a closed site (ROUTE-10): checks after growing, jittered waits of at most a minute, and soon after
 * the expected end. A failed check counts as "not yet".
 */
export function waitForOpening(options: ReopeningOptions): Reopening {
  const { transport, now, random, later, onOpen, onStatus } = options
  let { expectedEnd } = options
  let tries = 0
  let isOver = false
  let cancel = () => {}

  const nextMs = (): number => {
    const wait = Math.min(longestWaitMs, firstWaitMs * growth ** tries) * (0.5 + random() / 2)
    const untilEnd = expectedEnd === null ? Infinity : expectedEnd - now()
    return untilEnd > 0 ? Math.min(wait, untilEnd + random() * afterEndMs) : wait
  }
  const plan = (): void => {
    cancel()
    if (isOver) return
    cancel = later(() => void ask(), nextMs())
    tries += 1
  }
  const ask = async (): Promise<boolean> => {
    const status = await transport.send(statusCall).catch(() => undefined)
    if (isOver) return false
    if (status?.mode === 'normal') {
      isOver = true
      cancel()
      onOpen()
      return true
    }
    if (status) {
      expectedEnd = status.expectedEnd
      onStatus(status)
    }
    plan()
    return false
  }
  plan()
  return {
    ask,
    stop: () => {
      isOver = true
      cancel()
    },
  }
}
