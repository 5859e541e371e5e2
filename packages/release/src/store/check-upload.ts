import { findUnseen, unseenWords } from '@plaza/contract/kernel'
import { checkFirstViews } from '../first-view/check-first-views'
import { missingHashes } from '../kernel/missing-hashes'
import { ReleaseError } from '../kernel/release-error'
import { isFilePath } from './file-path'
import { integrityOf } from '../kernel/integrity'
import type { ReleaseUpload } from './release-store'

/** What a release may be at most. */
export const uploadLimits = { files: 5000, bytes: 128 * 1024 * 1024 } as const

/**
 * Checks a release before it is stored: limits, paths, every hash, that its files are exactly those listed, and the
 * templates of its first views. @throws ReleaseError naming the file.
 */
export function checkUpload({ release, files }: ReleaseUpload): void {
  const id = `${release.remote} ${release.release}`
  const unseen = findUnseen(release)
  if (unseen)
    throw new ReleaseError('text.invalid', `${id}: its ${unseen.path} ${unseenWords(unseen.character)}.`)
  const listed = Object.entries(release.files)
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0)
  if (listed.length > uploadLimits.files || bytes > uploadLimits.bytes)
    throw new ReleaseError('release.limits', `${id} has ${listed.length} files, ${bytes} bytes: too much.`)
  const hostile = listed.find(([file]) => !isFilePath(file))
  if (hostile)
    throw new ReleaseError(
      'release.files',
      `${id} lists "${hostile[0]}", which is not a path that can be served.`,
    )
  const missing = missingHashes(release)
  if (missing.length > 0 || listed.length === 0)
    throw new ReleaseError('release.hashes', `${id} has no hash for ${missing.join(', ') || 'any file'}.`)
  for (const [file, hash] of listed) {
    const content = files.get(file)
    if (!content) throw new ReleaseError('release.files', `${id} lists ${file}, which is not in the build.`)
    if (integrityOf(content) !== hash)
      throw new ReleaseError('release.hashes', `${file} of ${id} does not match its hash. Build it again.`)
  }
  const extra = [...files.keys()].find((file) => !Object.hasOwn(release.files, file))
  if (extra !== undefined) throw new ReleaseError('release.files', `${id} does not list ${extra}.`)
  checkFirstViews(release, files)
}
