/** What can be wrong with a release, a registry or a store, as stable codes. */
export type ReleaseErrorCode =
  | 'dist.unreadable'
  | 'archive.invalid'
  | 'upload.slow'
  | 'api.unreachable'
  | 'api.failed'
  | 'release.invalid'
  | 'release.remote'
  | 'release.hashes'
  | 'release.files'
  | 'release.limits'
  | 'release.unknown'
  | 'release.immutable'
  | 'release.corrupt'
  | 'release.blocked'
  | 'release.incompatible'
  | 'release.route.taken'
  | 'release.storage.taken'
  | 'release.event.clash'
  | 'release.condition.clash'
  | 'release.below.floor'
  | 'release.version.taken'
  | 'release.strands'
  | 'release.unproven'
  | 'release.narrower'
  | 'release.ambiguous'
  | 'rollback.nothing'
  | 'canary.nothing'
  | 'canary.invalid'
  | 'pin.nothing'
  | 'visitor.invalid'
  | 'text.invalid'
  | 'remote.unknown'
  | 'shell.switch'
  | 'merchant.unknown'
  | 'registry.conflict'
  | 'registry.corrupt'
  | 'signature.invalid'
  | 'record.corrupt'
  | 'skew.corrupt'
  | 'key.untrusted'
  | 'key.scope'
  | 'key.revoked'
  | 'key.invalid'
  | 'key.unknown'
  | 'key.in.use'
  | 'token.invalid'
  | 'token.unknown'
  | 'token.denied'
  | 'store.unusable'
  | 'store.full'
  | 'store.newer'
  | 'store.unsure'

/** A refusal by the store or by a rule: a stable code, and a message with the next step. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'

  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options)
  }
}

/** Whether an error of the file system has one of these codes (`ENOENT` and the like). */
export const isSystemError = (error: unknown, ...codes: string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
