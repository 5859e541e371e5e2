import type { Registry } from '@plaza/contract'
import { promoted, rolledBack } from './channel-edits'
import type { Outcome } from './outcome'
import { done, refused } from './outcome'

/** The part of the registry that an edit changes; who, when and why come with the revision. */
export type Draft = Pick<Registry, 'channels' | 'merchants' | 'blocked'>

/** What a store holds before its first revision. */
export const emptyDraft: Draft = { channels: {}, merchants: {}, blocked: {} }

const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Makes a release current in its remote's channel. */
export const withPromotion = (draft: Draft, remote: string, release: string): Draft => ({
  ...draft,
  channels: { ...draft.channels, [remote]: promoted(own(draft.channels, remote), release) },
})

/** Points a remote's channel at an older release and ends its rollout. */
export function withRollback(draft: Draft, remote: string, to: string | undefined): Outcome<Draft> {
  const channel = own(draft.channels, remote)
  if (!channel) return refused('remote.unknown', `No release of ${remote} was ever promoted.`)
  const outcome = rolledBack(channel, to)
  if (!outcome.ok) return outcome
  return done({ ...draft, channels: { ...draft.channels, [remote]: outcome.value } })
}

/** Whom a switch is for and what it says. */
export interface Switch {
  remote: string
  merchant: string
  enabled: boolean
  reason?: string
}

/** Enables or disables a remote for one merchant; its pin stays. */
export function withSwitch(draft: Draft, { remote, merchant, enabled, reason }: Switch): Outcome<Draft> {
  const terms = own(draft.merchants, merchant)
  if (!terms)
    return refused('merchant.unknown', `No merchant is called ${merchant}; \`mfe status\` lists them.`)
  if (!own(draft.channels, remote))
    return refused('remote.unknown', `No release of ${remote} was ever promoted.`)
  const { reason: _before, ...kept } = own(terms, remote) ?? { enabled }
  const entry = { ...kept, enabled, ...(reason !== undefined && { reason }) }
  return done({ ...draft, merchants: { ...draft.merchants, [merchant]: { ...terms, [remote]: entry } } })
}

/** Adds what a merchant's terms do not say yet; a decision already taken stays. */
export function withDefaults(draft: Draft, merchant: string, terms: Registry['merchants'][string]): Draft {
  const known = own(draft.merchants, merchant) ?? {}
  return { ...draft, merchants: { ...draft.merchants, [merchant]: { ...terms, ...known } } }
}
