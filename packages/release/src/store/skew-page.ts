import type { SkewRecord } from '@plaza/contract'

/** What is held of skew matrices: records newest first, and files that cannot be read. */
export interface SkewPage {
  records: SkewRecord[]
  damaged: string[]
}
