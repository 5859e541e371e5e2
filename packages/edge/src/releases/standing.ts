import { ReleaseError } from '@plaza/release'
import type { ReleaseName, ReleaseStore } from '@plaza/release'

/** The state of a release in the store; `missing` includes damaged releases, which may be repaired. */
export async function standingOf(
  store: ReleaseStore,
  name: ReleaseName,
): Promise<'whole' | 'missing' | 'revoked'> {
  try {
    return (await store.readRelease(name)) ? 'whole' : 'missing'
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return error.code === 'key.revoked' ? 'revoked' : 'missing'
  }
}

/** The revoked keys as one comparable text; undefined while keys cannot be read, which `mfe verify` reports. */
export async function endedKeys(store: ReleaseStore): Promise<string | undefined> {
  try {
    const { keys, damaged } = await store.listKeys()
    if (damaged.length > 0) return undefined
    return keys.flatMap(({ key, revoked }) => (revoked ? [`${key} ${revoked.at}`] : [])).join()
  } catch (error) {
    if (error instanceof ReleaseError) return undefined
    throw error
  }
}
