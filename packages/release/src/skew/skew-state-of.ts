import type { Registry, TimelineRelease } from '@plaza/contract/release'
import { draftOf } from '../registry/draft'
import type { ReleaseStore } from '../store/release-store'
import { judgeSkew } from './judge-skew'

/** The skew state of a release against what is live, for a remote's timeline. */
export async function skewStateOf(
  store: ReleaseStore,
  registry: Registry,
  remote: string,
  release: string,
): Promise<TimelineRelease['skew']> {
  const name = { remote, release }
  const { state } = judgeSkew(draftOf(registry), await store.readSkew(name), name)
  return state === 'alone' ? 'none' : state
}
