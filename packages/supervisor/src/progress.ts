const reportEveryMs = 5_000

/** Reports what a start is waiting for. */
export interface Progress {
  /** Tracks a part until it is ready or fails, and then reports how long it took. */
  track<T>(part: string, work: Promise<T>): Promise<T>
  end(): void
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

/** Reports each part when it is ready or has failed, and every 5 s the parts that are not. */
export function createProgress(report: (text: string) => void): Progress {
  const began = performance.now()
  const waiting = new Set<string>()
  const timer = setInterval(() => {
    if (waiting.size > 0) report(`waiting for ${[...waiting].join(', ')} …`)
  }, reportEveryMs)
  return {
    async track(part, work) {
      waiting.add(part)
      try {
        const result = await work
        report(`${part}: ${secondsSince(began)} s`)
        return result
      } catch (error) {
        report(`${part}: failed after ${secondsSince(began)} s`)
        throw error
      } finally {
        waiting.delete(part)
      }
    },
    end: () => clearInterval(timer),
  }
}
