import type { ReleaseToken } from '@plaza/contract/release'
import { ApiFailure } from './api-failure'

/** Maximum number of concurrent uploads; each may hold as much memory as a release is large. */
const forAll = 2
/** Additional uploads reserved for release engineers. */
const forEngineers = 1

/** The uploads that run, by token. */
export type UploadsInProgress = Set<string>

/**
 * Reserves capacity for an upload. Returns the function that releases it. @throws ApiFailure 429 while the token is
 * already uploading, or no capacity is left for its role.
 */
export function reserveUpload(
  places: UploadsInProgress,
  { id, role }: Pick<ReleaseToken, 'id' | 'role'>,
): () => void {
  const atMost = role === 'engineer' ? forAll + forEngineers : forAll
  if (places.has(id) || places.size >= atMost)
    throw new ApiFailure(
      429,
      'request.rate.limited',
      'Another upload is in progress. Send this one again when it is done.',
      { 'retry-after': '5' },
    )
  places.add(id)
  return () => void places.delete(id)
}
