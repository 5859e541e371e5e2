/** A pause that can be cut short. */
export interface Pause {
  /** Waits this many ms, or until woken or stopped; not at all when that has happened since the last pause. */
  of(ms: number): Promise<void>
  wake(): void
  stop(): void
  isStopped(): boolean
}

/** A pause that has not been interrupted yet. */
export function openPause(): Pause {
  let isWoken = false
  let isStopped = false
  let end: () => void = () => undefined
  const wake = () => {
    isWoken = true
    end()
  }
  return {
    of: async (ms) => {
      if (!isWoken && !isStopped)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      isWoken = false
    },
    wake,
    stop: () => {
      isStopped = true
      wake()
    },
    isStopped: () => isStopped,
  }
}
