import type { KeptHealth, RecordEntry, Registry, ReleaseChange } from '@plaza/contract/release'
import type { Changed } from '../operations/change-registry'
import type { ReleaseDiff } from '../operations/diff'
import type { ExplainRequest, Explanation } from '../operations/explain'
import type { Published } from '../operations/publish'
import type { HistoryEntry } from '../operations/status'
import type { Verification } from '../operations/verify-store'
import type { Author } from '../registry/next-revision'
import type { Publisher } from '../store/publisher'

/** Which lines of log and record. */
export interface Page {
  limit: number
  remote?: string | undefined
}

/**
 * Where the command works: on a local store, or on an edge over HTTP. The results are the same; every method rejects
 * with a `ReleaseError`.
 */
export interface ReleaseBackend {
  change(change: ReleaseChange, author: Author): Promise<Changed>
  publish(build: { dist: string; remote: string }, publisher: Publisher, author: Author): Promise<Published>
  status(): Promise<Registry | undefined>
  /** The health of remotes as the edge counted it; empty when no edge has reported. */
  health(): Promise<KeptHealth | undefined>
  history(page: Page): Promise<HistoryEntry[]>
  record(page: Page): Promise<{ entries: RecordEntry[]; damaged: string[] }>
  explain(request: ExplainRequest): Promise<Explanation>
  diff(request: { remote: string; from: string; to: string }): Promise<ReleaseDiff>
  verify(options: { all: boolean }): Promise<Verification>
}
