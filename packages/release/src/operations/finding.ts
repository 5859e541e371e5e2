/** A problem that verification found, and what to do about it. */
export interface Finding {
  severity: 'error' | 'warning'
  /** What it is about: a release, a file, a pair, a revision. */
  about: string
  message: string
}
