import { own } from '../kernel/own'
import type { Author } from '../registry/next-revision'
import { done } from '../registry/outcome'
import { withDefaults } from '../registry/registry-edits'
import { shellName } from '../resolve/resolve-shell'
import type { ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'

/**
 * Enables every remote with a channel for a merchant that the registry does not have; a known merchant keeps its
 * terms.
 * @throws ReleaseError `registry.conflict`.
 */
export function admitMerchant(store: ReleaseStore, merchant: string, author: Author): Promise<Changed> {
  return changeRegistry(store, author, { kind: 'start', merchant }, (draft) => {
    if (own(draft.merchants, merchant)) return done({ draft })
    const remotes = Object.keys(draft.channels).filter((remote) => remote !== shellName)
    const terms = Object.fromEntries(remotes.map((remote) => [remote, { enabled: true }]))
    return done({ draft: withDefaults(draft, merchant, terms) })
  })
}
