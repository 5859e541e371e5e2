import { CreateError } from '../create/create-error'
import { ReleaseError } from '../kernel/release-error'
import type { ReleaseErrorCode } from '../kernel/release-error'

/** Exit codes of `mfe`, which scripts may rely on; `found` is a verification that found something wrong. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  unknown: 5,
  found: 6,
} as const

const unknownThings: ReleaseErrorCode[] = [
  'release.unknown',
  'remote.unknown',
  'merchant.unknown',
  'key.unknown',
  'token.unknown',
  'dist.unreadable',
]
const failures = /^(?:store|api|upload)\.|\.corrupt$/

/** The exit code that an error ends the command with. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CreateError && error.code !== 'create.unfinished') return exitCodes.refused
  if (!(error instanceof ReleaseError) || failures.test(error.code)) return exitCodes.failed
  if (error.code === 'registry.conflict') return exitCodes.conflict
  return unknownThings.includes(error.code) ? exitCodes.unknown : exitCodes.refused
}
