import type { HostOffer } from '@plaza/contract/federation'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { shellName } from '../resolve/resolve-shell'
import type { Draft } from './draft'
import { own } from '../kernel/own'

/** What the live shell offers to remotes: of the channel's current, or of a merchant's pin. */
export function liveOffer(draft: Draft, releases: ReleaseLookup, merchant?: string): HostOffer | undefined {
  const terms = merchant === undefined ? undefined : own(draft.merchants, merchant)
  const pin = terms && own(terms, shellName)?.pin
  const id = pin ?? own(draft.channels, shellName)?.current
  return id === undefined ? undefined : releases(shellName, id)?.offers
}
