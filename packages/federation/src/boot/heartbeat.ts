import type { FailureReport } from '@plaza/contract/federation'
import { newId } from '../failure'

const key = 'plaza.beat'
/** A page that still runs after this time, ms, has survived what it was rendering. */
const settledAfterMs = 2_000
/** A page that stood still for longer, ms, was frozen. */
const frozenAfterMs = 5_000

interface Beat {
  at: number
  report: FailureReport
  /** The page survived what was rendered then; it is open as long as it holds its lock. */
  isSettled?: true
}

/** The reports of the browser's open pages, by page, so that tabs do not remove each other's. */
type Beats = Record<string, Beat>

/** Where heartbeats are stored, and who is notified of frozen pages. */
export interface HeartbeatParts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Reports a frozen page: this one, or one that never recovered. */
  tell: (report: FailureReport) => void
  now?: () => number
  page?: Pick<Window, 'addEventListener'>
  isHidden?: () => boolean
  /** Says which pages are still there. Absent without https: then a page that has settled is not followed further. */
  locks?: Pick<LockManager, 'request' | 'query'> | undefined
}

/** Time, ms, that goes on by what has passed: a device's clock that is set forward makes no page look frozen. */
const pageTime = (): number => performance.timeOrigin + performance.now()

const lockOf = (id: string): string => `${key}.${id}`

/**
 * Stores the report to send if the page freezes now, and removes it when the page is hidden or left normally. Reports
 * left behind by earlier pages of this browser are sent: after 5 s those of pages that froze while a remote was loaded
 * or drawn, and later freezes once the page is gone. No timer runs while the page is idle.
 */
export function startHeartbeat({
  storage,
  tell,
  now = pageTime,
  page = window,
  isHidden = () => document.visibilityState === 'hidden',
  locks = navigator.locks,
}: HeartbeatParts): (report: FailureReport) => void {
  const id = newId()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: FailureReport | undefined
  let releaseLock: (() => void) | undefined
  const change = (apply: (beats: Beats) => void) => {
    const beats = readBeats(storage.getItem(key))
    apply(beats)
    if (Object.keys(beats).length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(beats))
  }
  const reportLeft = (isLeft: (id: string, beat: Beat) => boolean) =>
    change((beats) => {
      for (const [left, beat] of Object.entries(beats)) {
        if (left === id || !isLeft(left, beat)) continue
        delete beats[left]
        tell(beat.report)
      }
    })
  const holdLock = () =>
    void locks?.request(lockOf(id), () => new Promise<void>((resolve) => (releaseLock = resolve)))
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    if (last) change((beats) => delete beats[id])
  }
  const settle = () => {
    timer = undefined
    if (last && locks)
      change((beats) => (beats[id] = { at: now(), report: last as FailureReport, isSettled: true }))
    else end()
  }
  holdLock()
  reportLeft((_, { at, isSettled }) => !isSettled && now() - at > frozenAfterMs)
  void locks?.query().then(({ held = [] }) => {
    const names = new Set(held.map(({ name }) => name))
    reportLeft((left, { isSettled }) => isSettled === true && !names.has(lockOf(left)))
  })
  // A page that is put away is not run any more, and may be ended there.
  page.addEventListener('visibilitychange', () => (isHidden() ? end() : last && settle()), true)
  page.addEventListener('pagehide', () => {
    end()
    // A page that holds a lock is not eligible for the back-forward cache.
    releaseLock?.()
  })
  page.addEventListener('pageshow', ({ persisted }) => persisted && holdLock())
  return (report) => {
    const at = now()
    last = report
    change((beats) => (beats[id] = { at, report }))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const isLate = now() - at - settledAfterMs > frozenAfterMs
      settle()
      if (isLate) tell(report)
    }, settledAfterMs)
  }
}

const isBeat = (value: unknown): value is Beat =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'report' in value

function readBeats(text: string | null): Beats {
  try {
    return Object.fromEntries(
      Object.entries((text ? JSON.parse(text) : {}) as object).filter((entry): entry is [string, Beat] =>
        isBeat(entry[1]),
      ),
    )
  } catch {
    // Not what this wrote: as good as nothing.
    return {}
  }
}
