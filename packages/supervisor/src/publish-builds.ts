import { userInfo } from 'node:os'
import { join } from 'node:path'
import {
  findDamaged,
  openFolderStore,
  openPublisher,
  promoteAll,
  publishAll,
  ReleaseError,
} from '@plaza/release'
import { PlainError } from '@plaza/server-kit'
import type { OutsideKeys } from '@plaza/server-kit'
import { lastGoodAtMostMs, lastGoodFile, readFresh } from '@plaza/edge/last-good'
import type { EdgeSettings } from '@plaza/edge/settings'

/** The result of a promotion. */
export interface Promoted {
  /** The registry's revision afterwards; undefined when nothing could be promoted. */
  revision?: number
  /** The warning when the site continues without the new builds. */
  notice?: string
}

/** Promotes the published builds. */
export type Promote = () => Promise<Promoted>

/**
 * Publishes the builds into the store, which does not change what is served. Returns a function that promotes the new
 * builds, as `mfe` would; call it once this site owns its data directory. With a damaged or full store, the site starts
 * from the last good plan, without the builds and with a warning. `outside` encrypts the signing key.
 */
export async function publishBuilds(
  settings: EdgeSettings,
  dists: string[],
  outside: OutsideKeys | undefined,
): Promise<Promote> {
  if (dists.length === 0) throw new PlainError('Nothing has been built yet; run `npm run build` first.')
  const { dataDir, storeDir } = settings
  const who = userInfo().username
  try {
    const store = await openFolderStore(storeDir)
    const keyFile = join(dataDir, 'keys', 'publisher.pem')
    const publisher = await openPublisher(keyFile, who, Date.now(), outside)
    const published = await publishAll(store, { dists, publisher })
    const author = { who, why: 'built and started here' }
    // Before this site owns its data directory, because it takes a second and other processes are starting meanwhile.
    const damaged = await findDamaged(store, published)
    return () =>
      promoteAll(store, {
        published,
        damaged,
        author,
        ...(!settings.isDemo && { merchants: () => ({}) }),
      }).then(
        ({ leftOut, registry: { revision } }) => ({
          revision,
          ...(leftOut.length > 0 && { notice: leftOut.join(' ') }),
        }),
        async (error: unknown) => ({ notice: await noticeOf(settings, error) }),
      )
  } catch (error) {
    const notice = await noticeOf(settings, error)
    return () => Promise.resolve({ notice })
  }
}

const ofTheStore = /^store\.|\.corrupt$/

/**
 * The warning about a store into which builds cannot be published.
 * @throws the error when the site cannot continue either.
 */
async function noticeOf({ dataDir }: EdgeSettings, error: unknown): Promise<string> {
  if (!(error instanceof ReleaseError) || !ofTheStore.test(error.code)) throw error
  // Only one release is damaged, so the others are served and its remote steps back to the previous release.
  if (error.code === 'release.corrupt')
    return `${error.message} The builds were not published; the site keeps serving the intact releases in the store.`
  const kept = await readFresh(lastGoodFile(dataDir), Date.now())
  if (!kept) throw error
  const ends = new Date(kept.at + lastGoodAtMostMs).toISOString()
  const { revision } = kept.registry
  return `${error.message} The builds were not published; the site goes on with the last good plan (revision ${revision}), while the store cannot be read until ${ends} at most.`
}
