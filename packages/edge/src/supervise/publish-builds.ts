import { userInfo } from 'node:os'
import { join } from 'node:path'
import { openFolderStore, openPublisher, promoteAll, publishAll } from '@plaza/release'
import type { Started } from '@plaza/release'
import { PlainError } from '../plain-error'
import type { EdgeSettings } from '../settings'

/**
 * Publishes the builds into the store, which changes nothing that is given out. Answers how to promote what is new,
 * as `mfe` would, once this site has its data directory to itself.
 */
export async function publishBuilds(
  { dataDir, storeDir }: EdgeSettings,
  dists: string[],
): Promise<() => Promise<Started>> {
  if (dists.length === 0) throw new PlainError('Nothing is built yet; run `npm run build` first.')
  const who = userInfo().username
  const store = await openFolderStore(storeDir)
  const publisher = await openPublisher(join(dataDir, 'keys', 'publisher.pem'), who, Date.now())
  const published = await publishAll(store, { dists, publisher })
  return () => promoteAll(store, { published, author: { who, why: 'built and started here' } })
}
