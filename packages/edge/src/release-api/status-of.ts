import type { ReleaseErrorCode } from '@plaza/release'

const notFound = 404
const unavailable = 503

/** What is not the refusal of a rule. */
const statuses: Partial<Record<ReleaseErrorCode, number>> = {
  'token.denied': 403,
  'release.unknown': notFound,
  'remote.unknown': notFound,
  'merchant.unknown': notFound,
  'key.unknown': notFound,
  'token.unknown': notFound,
  'archive.invalid': 400,
  'upload.slow': 408,
  'registry.conflict': 409,
  'release.limits': 413,
  'store.unusable': unavailable,
  'store.full': unavailable,
  'store.newer': unavailable,
  'store.unsure': unavailable,
  'registry.corrupt': unavailable,
  'release.corrupt': unavailable,
  'record.corrupt': unavailable,
  'skew.corrupt': unavailable,
}

/**
 * The HTTP status of a refusal: 403 forbidden to this token, 404 not found, 409 conflict, 413 too large, 503 the
 * store; 422 for every rule.
 */
export const statusOf = (code: ReleaseErrorCode): number => statuses[code] ?? 422
