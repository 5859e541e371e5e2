import type { AnswerOf } from '@plaza/contract/kernel'
import { statusCall } from '@plaza/contract/site'
import type { Transport } from '@plaza/client/transport'

type Status = AnswerOf<typeof statusCall>

/** Waits between two tries, ms: the first, how they grow, and the longest. */
const firstWaitMs = 5_000
const growth = 1.7
const longestWaitMs = 60_000
/** Not everybody comes back in the same second as the site: up to so long after the expected end. */
const afterEndMs = 5_000

export interface ReopeningOptions {
  transport: Pick<Transport, 'send'>
  expectedEnd: number | null
  /** Server's time now, ms. */
  now: () => number
  random: () => number
  /** Does something later; answers how to take it back. */
  later: (then: () => void, ms: number) => () => void
  /** The site is open again. */
  onOpen: () => void
  /** What is known by now: still not open, and when the next answer is expected. */
  onStatus: (status: Status) => void
}

/** Waiting for the site: asks by itself until it is open or given up. */
export interface Reopening {
  /** Asks now, because the person wants to. Answers whether the site is open; never rejects. */
  ask(): Promise<boolean>
  stop(): void
}

/**
 * Begins to wait for a closed site (ROUTE-10): asks after growing, jittered waits of a minute at most, and
 * soon after the expected end has passed. No answer is as good as "not yet".
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
