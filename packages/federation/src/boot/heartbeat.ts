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
}

/**
 * Keeps what is to be told if the page stops now, and takes it away when the page goes on or is left in order. What
 * earlier pages of this browser left behind is reported at once: they were drawing that remote and never came back.
 */
export function startHeartbeat({
  storage,
  tell,
  now = Date.now,
  page = window,
}: HeartbeatParts): (report: FailureReport) => void {
  const id = newId()
  let timer: ReturnType<typeof setTimeout> | undefined
  const change = (apply: (beats: Beats) => void) => {
    const beats = readBeats(storage.getItem(key))
    apply(beats)
    if (Object.keys(beats).length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(beats))
  }
  const end = () => {
    clearTimeout(timer)
    if (timer !== undefined) change((beats) => delete beats[id])
    timer = undefined
  }
  change((beats) => {
    for (const [left, { at, report }] of Object.entries(beats)) {
      if (now() - at <= frozenAfterMs) continue
      delete beats[left]
      tell(report)
    }
  })
  // A page that is put away is not run any more, and may be ended there.
  page.addEventListener('pagehide', end)
  page.addEventListener('visibilitychange', end, true)
  return (report) => {
    const at = now()
    change((beats) => (beats[id] = { at, report }))
    clearTimeout(timer)
    timer = setTimeout(() => {
      end()
      if (now() - at - settledAfterMs > frozenAfterMs) tell(report)
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
