import { setTimeout as pause } from 'node:timers/promises'

/** Between two turns, ms: one turn sends what several commits in a row have left. */
const pauseMs = 5
/** How often it looks for notices that nobody has sent: those of a process that was killed, or whose turn failed, ms. */
const sweepMs = 1_000
/** Rows of one turn of `tell_notices`. */
const turnRows = 1_000

/** Sends the notices of committed transactions, many at a time. */
export interface NoticeRelay {
  /** Something was committed. */
  tell(): void
  /** Looks for notices that other processes have left, from now on. */
  sweep(): void
  /** Sends what is left. */
  close(): Promise<void>
}

/** A relay over `tellNotices`, which sends at most a thousand notices and resolves to their number. */
export function noticeRelay(
  tellNotices: () => Promise<number>,
  onError: (error: Error) => void,
): NoticeRelay {
  let isWanted = false
  let isClosed = false
  let turns: Promise<void> | undefined
  let sweeping: NodeJS.Timeout | undefined

  const takeTurns = async () => {
    while (isWanted) {
      isWanted = false
      if ((await tellNotices()) >= turnRows) isWanted = true
      else if (!isClosed) await pause(pauseMs, undefined, { ref: false })
    }
  }
  const tell = () => {
    // What is committed after the end is left to other processes.
    if (isClosed) return
    isWanted = true
    turns ??= takeTurns()
      .catch((error: unknown) => {
        // The rows are still there for the next commit, or the next sweep of any process.
        isWanted = false
        onError(error instanceof Error ? error : new Error('notices were not sent', { cause: error }))
      })
      .finally(() => {
        turns = undefined
        if (isWanted) tell()
      })
  }
  return {
    tell,
    sweep: () => {
      sweeping ??= setInterval(tell, sweepMs).unref()
    },
    close: async () => {
      isClosed = true
      clearInterval(sweeping)
      while (turns) await turns
    },
  }
}
