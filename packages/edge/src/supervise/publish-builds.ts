import { userInfo } from 'node:os'
import { join } from 'node:path'
import { openFolderStore, openPublisher, publishAndPromoteAll } from '@plaza/release'
import type { Started } from '@plaza/release'
import { PlainError } from '../plain-error'
import type { EdgeSettings } from '../settings'

/** Publishes the builds into the store and promotes what changed, as `mfe` would. */
export async function publishBuilds({ dataDir, storeDir }: EdgeSettings, dists: string[]): Promise<Started> {
  if (dists.length === 0) throw new PlainError('Nothing is built yet; run `npm run build` first.')
  const who = userInfo().username
  const store = await openFolderStore(storeDir)
  const publisher = await openPublisher(join(dataDir, 'keys', 'publisher.pem'), who, Date.now())
  return publishAndPromoteAll(store, { dists, publisher, author: { who, why: 'built and started here' } })
}
