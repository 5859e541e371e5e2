import { printableValue, unseenIn } from '@plaza/contract/kernel'
import type { Registry } from '@plaza/contract/release'

/** The part of the registry that an edit changes; who, when, why and what come with the revision. */
export type Draft = Pick<Registry, 'channels' | 'merchants' | 'blocked' | 'promoted'>

/** The registry of a new store. */
export const emptyDraft: Draft = { channels: {}, merchants: {}, blocked: {}, promoted: {} }

/** The part of a registry that edits change. */
export const draftOf = (registry: Registry | undefined): Draft => {
  if (!registry) return emptyDraft
  const { channels, merchants, blocked, promoted } = registry
  return {
    channels,
    merchants: withPlainReasons(merchants),
    blocked,
    promoted: promoted ?? promotedBefore(registry),
  }
}

/** Escapes control characters in reasons of an older store, because every revision writes them again. */
function withPlainReasons(merchants: Registry['merchants']): Registry['merchants'] {
  const isPlain = Object.values(merchants).every((terms) =>
    Object.values(terms).every(({ reason }) => reason === undefined || unseenIn(reason) === undefined),
  )
  return isPlain ? merchants : (printableValue(merchants) as Registry['merchants'])
}

/** The releases that a registry from before the list was kept shows as served. */
function promotedBefore({ channels }: Registry): NonNullable<Registry['promoted']> {
  const lists = Object.entries(channels).map(([remote, { current, previous, rollout, rolledBack }]) => [
    remote,
    [current, ...previous, ...(rolledBack ?? []), ...(rollout ? [rollout.release] : [])].filter(
      (id) => !isLocalBuild(id),
    ),
  ])
  return Object.fromEntries(lists) as NonNullable<Registry['promoted']>
}

/** The version in a release id: `1.4.2` of `1.4.2-ab12cd34`. */
export const versionOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** Whether a release was built outside of a pipeline (`1.4.2-dev-…`): such versions mean nothing and may repeat. */
export const isLocalBuild = (id: string): boolean => versionOf(id).endsWith('-dev')
