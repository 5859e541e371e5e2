/** A completed step, with its duration in ms. */
export interface DoneStep {
  what: string
  ms: number
}

/** Runs steps in order and reports each step and its duration. */
export interface Steps {
  run<T>(what: string, work: () => Promise<T>): Promise<T>
  done: readonly DoneStep[]
}

/** Milliseconds as seconds with one decimal. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Numbers the steps out of a total; `write` receives pieces of text, `now` is in ms. */
export function printNextSteps(
  count: number,
  write: (text: string) => void,
  now = () => performance.now(),
): Steps {
  const done: DoneStep[] = []
  return {
    done,
    async run(what, work) {
      write(`[${done.length + 1}/${count}] ${what} … `)
      const began = now()
      try {
        const result = await work()
        const ms = Math.round(now() - began)
        done.push({ what, ms })
        write(`${seconds(ms)}\n`)
        return result
      } catch (error) {
        write(`failed after ${seconds(now() - began)}\n`)
        throw error
      }
    },
  }
}
