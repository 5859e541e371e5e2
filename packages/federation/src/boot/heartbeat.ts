import type { FailureReport } from '@plaza/contract'
import { newId } from '../failure'

const key = 'plaza.beat'
/** After this, ms, a page that goes on has survived what was being drawn. */
const settledAfterMs = 2_000
/** A page that stood still for longer, ms, was frozen. */
const frozenAfterMs = 5_000

interface Beat {
  at: number
  report: FailureReport
  /** The page went on after what was drawn then; it is there as long as it holds its lock. */
  isSettled?: true
}

/** What the browser's pages would have told, by page: tabs do not take each other's away. */
type Beats = Record<string, Beat>

/** Where a beat is kept and who hears of frozen pages. */
export interface HeartbeatParts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Tells of a page that was frozen: this one, or one that never came back. */
  tell: (report: FailureReport) => void
  now?: () => number
  page?: Pick<Window, 'addEventListener'>
  isHidden?: () => boolean
  /** Says which pages are still there. Absent without https: then a page that has settled is not followed further. */
  locks?: Pick<LockManager, 'request' | 'query'> | undefined
}

const lockOf = (id: string): string => `${key}.${id}`

/**
 * Keeps what is to be told if the page stops now, and takes it away when the page is hidden or left in order. What
 * earlier pages of this browser left behind is reported: those that stopped while a remote was loaded or drawn after
 * 5 s, those that stopped later once they are gone. Nothing runs while the page is at rest.
 */
export function startHeartbeat({
  storage,
  tell,
  now = Date.now,
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
  const tellLeft = (isLeft: (id: string, beat: Beat) => boolean) =>
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
  tellLeft((_, { at, isSettled }) => !isSettled && now() - at > frozenAfterMs)
  void locks?.query().then(({ held = [] }) => {
    const names = new Set(held.map(({ name }) => name))
    tellLeft((left, { isSettled }) => isSettled === true && !names.has(lockOf(left)))
  })
  // A page that is put away is not run any more, and may be ended there.
  page.addEventListener('visibilitychange', () => (isHidden() ? end() : last && settle()), true)
  page.addEventListener('pagehide', () => {
    end()
    // A page that holds a lock is not kept for the way back.
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
