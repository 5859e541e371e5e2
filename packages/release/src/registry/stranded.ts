import type { HostOffer } from '@plaza/contract/federation'
import { candidatesOf } from '../resolve/candidates'
import { choose } from '../resolve/choose'
import type { Chosen } from '../resolve/choose'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { shellName } from '../resolve/resolve-shell'
import type { Draft } from './draft'
import { liveOffer } from './live-offer'

/** What a new shell does to the remotes that are live on the one before. */
export interface Stranding {
  /** Remotes that would have nothing left that runs, with the reason. */
  lost: { remote: string; reason: string }[]
  /** Describes the remotes that would step back to an earlier release. */
  steppingBack: string[]
}

/** Looks at every remote as a new shell would find it; what does not run now either is not the new shell's doing. */
export function strandedBy(draft: Draft, releases: ReleaseLookup, offer: HostOffer): Stranding {
  const stranding: Stranding = { lost: [], steppingBack: [] }
  const before = liveOffer(draft, releases)
  for (const [remote, channel] of Object.entries(draft.channels)) {
    if (remote === shellName) continue
    const order = candidatesOf({ remote, channel: withoutRollout(channel), pin: undefined, visitor: '' })
    const chosenOn = (host: HostOffer | undefined): Chosen =>
      choose({ registry: draft, releases, remote, channel, offer: host }, order)
    const now = chosenOn(before)
    const then = chosenOn(offer)
    if (!now.found) continue
    if (!then.found) stranding.lost.push({ remote, reason: then.notes.at(-1) ?? then.obstacle })
    else if (then.release.release !== now.release.release)
      stranding.steppingBack.push(
        `${remote} steps from ${now.release.release} to ${then.release.release}: ${then.notes.join('; ') || 'an earlier one fits'}.`,
      )
  }
  return stranding
}

const withoutRollout = ({ rollout: _rollout, ...channel }: Draft['channels'][string]) => channel
