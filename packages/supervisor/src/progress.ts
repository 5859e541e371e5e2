const tellEveryMs = 5_000

/** Tells whoever started the site what it waits for. */
export interface Progress {
  /** Notes a part until it is there, and tells then how long it took. */
  of<T>(part: string, work: Promise<T>): Promise<T>
  end(): void
}

/** Tells of each part when it is there, and every 5 s which are not. */
export function createProgress(tell: (text: string) => void): Progress {
  const began = performance.now()
  const waiting = new Set<string>()
  const timer = setInterval(() => {
    if (waiting.size > 0) tell(`waiting for ${[...waiting].join(', ')} …`)
  }, tellEveryMs)
  return {
    async of(part, work) {
      waiting.add(part)
      try {
        const result = await work
        tell(`${part}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
        return result
      } finally {
        waiting.delete(part)
      }
    },
    end: () => clearInterval(timer),
  }
}
