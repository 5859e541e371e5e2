import type { FailureReport } from '@plaza/contract'

const key = 'plaza.beat'
/** After this, ms, a page that goes on has survived what was being drawn. */
const settledAfterMs = 2_000
/** A page that stood still for longer, ms, was frozen. */
const frozenAfterMs = 5_000

interface Beat {
  at: number
  report: FailureReport
}

/** Where a beat is kept and who hears of frozen pages. */
export interface HeartbeatParts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Tells of a page that was frozen: this one, or one that never came back. */
  tell: (report: FailureReport) => void
  now?: () => number
  page?: Pick<Window, 'addEventListener'>
}

/**
 * Keeps what is to be told if the page stops now, and takes it away when the page goes on or is left in order. What an
 * earlier page of this browser has left is told at once: it was drawing that remote and never came back.
 */
export function startHeartbeat({
  storage,
  tell,
  now = Date.now,
  page = window,
}: HeartbeatParts): (report: FailureReport) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    if (timer !== undefined) storage.removeItem(key)
    timer = undefined
  }
  const left = readBeat(storage.getItem(key))
  if (left && now() - left.at > frozenAfterMs) {
    storage.removeItem(key)
    tell(left.report)
  }
  // A page that is put away is not run any more, and may be ended there.
  page.addEventListener('pagehide', end)
  page.addEventListener('visibilitychange', end, true)
  return (report) => {
    const at = now()
    storage.setItem(key, JSON.stringify({ at, report } satisfies Beat))
    clearTimeout(timer)
    timer = setTimeout(() => {
      end()
      if (now() - at - settledAfterMs > frozenAfterMs) tell(report)
    }, settledAfterMs)
  }
}

function readBeat(text: string | null): Beat | undefined {
  try {
    return text ? (JSON.parse(text) as Beat) : undefined
  } catch {
    // Not what this wrote: as good as nothing.
    return undefined
  }
}
