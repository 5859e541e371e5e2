import { ReleaseError } from '../release-error'
import type { ReleaseErrorCode } from '../release-error'

/** Exit codes of `mfe`, which scripts may rely on. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3, conflict: 4, unknown: 5 } as const

const unknownThings: ReleaseErrorCode[] = [
  'release.unknown',
  'remote.unknown',
  'merchant.unknown',
  'dist.unreadable',
]
const failures: ReleaseErrorCode[] = ['store.unusable', 'registry.corrupt', 'release.corrupt']

/** The exit code that an error ends the command with. */
export function exitCodeOf(error: unknown): number {
  if (!(error instanceof ReleaseError) || failures.includes(error.code)) return exitCodes.failed
  if (error.code === 'registry.conflict') return exitCodes.conflict
  return unknownThings.includes(error.code) ? exitCodes.unknown : exitCodes.refused
}
