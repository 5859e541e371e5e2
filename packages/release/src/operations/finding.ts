/** Something that is not as it must be, and what to do about it. */
export interface Finding {
  severity: 'error' | 'warning'
  /** What it is about: a release, a file, a pair, a revision. */
  about: string
  message: string
}
