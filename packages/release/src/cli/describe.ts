import type { Registry } from '@plaza/contract'
import type { Changed } from '../operations/change-registry'
import type { HistoryEntry } from '../operations/status'

/** What a change did, in a line. */
export const describeChange = ({ registry, isChanged }: Changed, what: string): string =>
  isChanged ? `Revision ${registry.revision}: ${what}.` : `Nothing to change: ${what} already.`

/** The registry as lines: releases by remote, then what each merchant does without. */
export function describeStatus(registry: Registry | undefined): string[] {
  if (!registry) return ['No revision yet: publish a build and promote it.']
  const channels = Object.entries(registry.channels).map(([remote, { current, previous, rollout }]) => {
    const canary = rollout ? `, ${rollout.release} for ${rollout.basisPoints / 100} %` : ''
    return `  ${remote.padEnd(12)} ${current}${canary}${previous[0] ? ` (before: ${previous[0]})` : ''}`
  })
  const merchants = Object.entries(registry.merchants).map(([merchant, terms]) => {
    const off = Object.entries(terms).flatMap(([remote, { enabled }]) => (enabled ? [] : [remote]))
    return `  ${merchant.padEnd(16)} ${off.length > 0 ? `without ${off.join(', ')}` : 'everything'}`
  })
  return [
    `Revision ${registry.revision}, ${registry.why} (${registry.who})`,
    ...channels,
    'Merchants',
    ...merchants,
  ]
}

/** The log as lines, newest first. */
export const describeHistory = (entries: HistoryEntry[]): string[] =>
  entries.map(({ revision, when, who, why, promoted }) => {
    const releases = Object.entries(promoted).map(([remote, release]) => `${remote} ${release}`)
    return [String(revision).padStart(6), new Date(when).toISOString(), who, why, ...releases].join('  ')
  })
