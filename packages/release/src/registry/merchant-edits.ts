import type { Registry } from '@plaza/contract/release'
import type { Draft } from './draft'
import { own } from '../kernel/own'
import { withGivenOut } from './given-out'
import type { Outcome } from './outcome'
import { done, refused } from './outcome'
import { shellName } from '../resolve/resolve-shell'
import { channelOf } from './registry-edits'

type Terms = Registry['merchants'][string]
type MerchantRemote = Terms[string]

/** The merchant and the new state of a switch. */
export interface Switch {
  remote: string
  merchant: string
  enabled: boolean
  reason?: string
}

/** A merchant's terms, or the refusal of an unknown merchant. */
export function termsOf(draft: Draft, merchant: string): Outcome<Terms> {
  const terms = own(draft.merchants, merchant)
  return terms
    ? done(terms)
    : refused('merchant.unknown', `There is no merchant called ${merchant}; \`mfe status\` lists them.`)
}

function edited(
  draft: Draft,
  { remote, merchant }: Pick<Switch, 'remote' | 'merchant'>,
  edit: (before: MerchantRemote | undefined) => Outcome<MerchantRemote>,
): Outcome<Draft> {
  const terms = termsOf(draft, merchant)
  if (!terms.ok) return terms
  const channel = channelOf(draft, remote)
  if (!channel.ok) return channel
  const entry = edit(own(terms.value, remote))
  if (!entry.ok) return entry
  const next = { ...terms.value, [remote]: entry.value }
  return done({ ...draft, merchants: { ...draft.merchants, [merchant]: next } })
}

/** Enables or disables a remote for one merchant; its pin stays. The shell, which everybody has, is not a remote. */
export const withSwitch = (draft: Draft, change: Switch): Outcome<Draft> =>
  edited(draft, change, (before) => {
    if (change.remote === shellName)
      return refused('shell.switch', 'The shell loads the remotes; every merchant needs it.')
    const { reason: _before, ...kept } = before ?? { enabled: change.enabled }
    const { enabled, reason } = change
    return done({ ...kept, enabled, ...(reason !== undefined && { reason }) })
  })

/** The release that one merchant is pinned to, whatever the channel serves. */
export interface Pin {
  remote: string
  merchant: string
  release: string
  /** True when the operator overrides the channel's floor for this pin. */
  isBelowFloor?: boolean
}

/** Pins one merchant to a release; whether the remote is enabled for it stays. */
export function withPin(draft: Draft, pin: Pin): Outcome<Draft> {
  const { remote, release, isBelowFloor } = pin
  const outcome = edited(draft, pin, (before) => {
    const { isPinBelowFloor: _before, ...kept } = before ?? { enabled: false }
    return done({ ...kept, pin: release, ...(isBelowFloor && { isPinBelowFloor: true }) })
  })
  return outcome.ok ? done(withGivenOut(outcome.value, remote, release)) : outcome
}

/** Removes the pin of one merchant. */
export const withoutPin = (draft: Draft, whom: Pick<Pin, 'remote' | 'merchant'>): Outcome<Draft> =>
  edited(draft, whom, (before) => {
    if (before?.pin === undefined)
      return refused('pin.nothing', `${whom.merchant} is not pinned to a release of ${whom.remote}.`)
    const { pin: _pin, isPinBelowFloor: _below, ...kept } = before
    return done(kept)
  })
