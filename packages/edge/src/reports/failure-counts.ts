import type { FailureReport } from '@plaza/contract'

/** How often a release failed at a phase, as pages reported it. */
export interface FailureCount {
  remote: string
  release: string
  phase: FailureReport['phase']
  count: number
}

/** Failures counted by release and phase, since this process began (design §3). */
export interface FailureCounts {
  add(report: FailureReport): void
  list(): FailureCount[]
}

/** Rows kept at most: a page can name releases that never were. */
const rowsAtMost = 10_000

/** Starts counting at nothing. */
export function createFailureCounts(): FailureCounts {
  const rows = new Map<string, FailureCount>()
  return {
    add({ remote, release, phase }) {
      const key = [remote, release, phase].join('/')
      const row = rows.get(key) ?? { remote, release, phase, count: 0 }
      if (!rows.has(key) && rows.size >= rowsAtMost) return
      rows.set(key, { ...row, count: row.count + 1 })
    },
    list: () => [...rows.values()],
  }
}
