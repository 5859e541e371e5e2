import { userInfo } from 'node:os'
import { join } from 'node:path'
import { openFolderStore, openPublisher, promoteAll, publishAll, ReleaseError } from '@plaza/release'
import { PlainError } from '@plaza/server-kit'
import { lastGoodAtMostMs, lastGoodFile, readFresh } from '@plaza/edge/last-good'
import type { EdgeSettings } from '@plaza/edge/settings'

/** What promoting came to. */
export interface Promoted {
  /** The registry's revision afterwards; undefined where nothing could be promoted. */
  revision?: number
  /** What is to be said where the site goes on without what was built. */
  notice?: string
}

/** Promotes what was published. */
export type Promote = () => Promise<Promoted>

/**
 * Publishes the builds into the store, which changes nothing that is given out. Answers how to promote what is new,
 * as `mfe` would, once this site has its data directory to itself. A store that is damaged or full stops nothing while
 * there is a last good plan: the builds are left out, and that is said.
 */
export async function publishBuilds(settings: EdgeSettings, dists: string[]): Promise<Promote> {
  if (dists.length === 0) throw new PlainError('Nothing has been built yet; run `npm run build` first.')
  const { dataDir, storeDir } = settings
  const who = userInfo().username
  try {
    const store = await openFolderStore(storeDir)
    const publisher = await openPublisher(join(dataDir, 'keys', 'publisher.pem'), who, Date.now())
    const published = await publishAll(store, { dists, publisher })
    const author = { who, why: 'built and started here' }
    return () =>
      promoteAll(store, { published, author, ...(!settings.isDemo && { merchants: () => ({}) }) }).then(
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

/** What is said of a store that builds cannot be published to. @throws the error where the site cannot go on either. */
async function noticeOf({ dataDir }: EdgeSettings, error: unknown): Promise<string> {
  if (!(error instanceof ReleaseError) || !ofTheStore.test(error.code)) throw error
  // One release is damaged, the store is not: the others are given out, and of that one what was before.
  if (error.code === 'release.corrupt')
    return `${error.message} The builds were not published; the site keeps serving the intact releases in the store.`
  const kept = await readFresh(lastGoodFile(dataDir), Date.now())
  if (!kept) throw error
  const ends = new Date(kept.at + lastGoodAtMostMs).toISOString()
  const { revision } = kept.registry
  return `${error.message} The builds were not published; the site goes on with the last good plan (revision ${revision}), while the store cannot be read until ${ends} at most.`
}
