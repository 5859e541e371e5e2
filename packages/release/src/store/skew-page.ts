import type { SkewRecord } from '@plaza/contract/release'

/** Stored skew records, newest first, and files that cannot be read. */
export interface SkewPage {
  records: SkewRecord[]
  damaged: string[]
}
