import { ReleaseError } from '../kernel/release-error'
import { isFilePath, releaseFile } from '../store/file-path'
import type { ArchiveLimits } from './limits'
import { archiveSignature } from './limits'

/** The header of one archive entry. */
export interface EntryHeader {
  name: string
  type: string | null | undefined
  size: number
}

const again = 'Pack it again with `mfe publish`.'

/**
 * The normalized name of an archive entry; undefined for a directory.
 * @throws ReleaseError `archive.invalid` when the entry is not a regular file of a release, `release.limits` when
 * it is too large.
 */
export function entryName({ name, type, size }: EntryHeader, limits: ArchiveLimits): string | undefined {
  const shown = JSON.stringify(name.length > 100 ? `${name.slice(0, 100)}…` : name)
  const refuse = (why: string) =>
    new ReleaseError('archive.invalid', `The archive has ${shown}, ${why}. ${again}`)
  if (name.length > limits.path) throw refuse(`a path of more than ${limits.path} characters`)
  if (name.includes('\\')) throw refuse('a path with a backslash')
  if (name.startsWith('/')) throw refuse('an absolute path; paths are relative to the build')
  if (name.split('/').includes('..')) throw refuse('a path that leads out of it')
  if (type === 'directory') return undefined
  if (type === 'symlink' || type === 'link') throw refuse('which is a link; put the file itself in')
  if (type !== 'file') throw refuse('which is not a regular file')
  const plain = name.replace(/^(?:\.\/)+/, '')
  const isDocument = plain === releaseFile || plain === archiveSignature
  if (!isDocument && !isFilePath(plain)) throw refuse('which is not a path that can be served')
  const atMost = isDocument ? limits.document : limits.file
  if (!Number.isSafeInteger(size) || size < 0) throw refuse('whose size is invalid')
  if (size > atMost)
    throw new ReleaseError(
      'release.limits',
      `The archive’s ${shown} has ${size} bytes; a file has at most ${atMost}.`,
    )
  return plain
}
