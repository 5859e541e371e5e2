import type { Release, ReleaseFiles } from '@plaza/contract/federation'
import { oncePerObject } from '../kernel/once-per-object'
import { integrityOf } from '../kernel/integrity'

/** The text of a release's `files.json` with its hash. */
export interface FilesJson {
  text: string
  hash: string
}

/**
 * The `files.json` of a release (EDGE-5). Its bytes are part of the protocol: a page may have its plan from one edge and
 * the file from another, so every version of the edge must write the same text for the same release.
 */
export const filesJsonOf = oncePerObject((release: Release): FilesJson => {
  const { container, entry, files, preload, locales, mountDeadlineMs } = release
  const content: ReleaseFiles = {
    container,
    entry,
    files: sorted(files),
    preload: sorted(preload),
    locales: sorted(locales),
    mountDeadlineMs,
  }
  const text = JSON.stringify(content)
  return { text, hash: integrityOf(Buffer.from(text)) }
})

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
