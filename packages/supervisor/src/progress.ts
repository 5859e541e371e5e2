const reportEveryMs = 5_000

/** Reports what a start is waiting for. */
export interface Progress {
  /** Tracks a part until it is ready, and then reports how long it took. */
  track<T>(part: string, work: Promise<T>): Promise<T>
  end(): void
}

/** Reports each part when it is ready, and every 5 s the parts that are not. */
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
        report(`${part}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
        return result
      } finally {
        waiting.delete(part)
      }
    },
    end: () => clearInterval(timer),
  }
}
