import type { KeptHealth, RecordEntry, Registry } from '@plaza/contract/release'
import type { Changed } from '../operations/change-registry'
import type { HistoryEntry } from '../operations/status'
import type { Verification } from '../operations/verify-store'
import { liveReleases } from '../registry/live-releases'
import { guardRollbackText } from '../registry/guard-rollbacks'
import { describeHealth } from './describe-health'

/** What a change did, in a line. */
export const describeChange = ({ registry, isChanged }: Changed, what: string): string =>
  isChanged ? `Revision ${registry.revision}: ${what}.` : `Nothing to change: ${what} already.`

/** The registry as lines: releases by remote, then each merchant's own terms. */
export function describeStatus(registry: Registry | undefined, health?: KeptHealth): string[] {
  if (!registry) return ['No revision yet: publish a build and promote it.']
  const channels = Object.entries(registry.channels).flatMap(([remote, channel]) => {
    const { current, previous, rollout, floor } = channel
    const facts = [
      rollout && canaryWords(rollout),
      previous[0] && `before: ${previous[0]}`,
      floor && `floor: ${floor}`,
      registry.blocked[remote] && `blocked: ${registry.blocked[remote].join(', ')}`,
    ]
    const live = liveReleases(registry, remote)
    const again = (channel.guardRollbacks ?? []).filter(({ release }) => live.includes(release))
    const healthLines = health ? describeHealth(health, remote, channel) : []
    const lines = [...facts, ...again.map(guardRollbackText), ...healthLines].flatMap((fact) =>
      fact ? [`    ${fact}`] : [],
    )
    return [`  ${remote.padEnd(12)} ${current}`, ...lines]
  })
  const remotes = Object.keys(registry.channels).filter((name) => name !== 'shell')
  const merchants = Object.entries(registry.merchants).map(([merchant, terms]) => {
    const never = remotes.filter((remote) => !Object.hasOwn(terms, remote))
    const own = Object.entries(terms).flatMap(([remote, { enabled, pin, reason }]) => [
      ...(enabled ? [] : [`without ${remote}${reason ? ` (${reason})` : ''}`]),
      ...(pin ? [`${remote} pinned to ${pin}`] : []),
    ])
    own.push(...never.map((remote) => `without ${remote} (never turned on)`))
    return `  ${merchant.padEnd(16)} ${own.length > 0 ? own.join(', ') : 'everything'}`
  })
  return [
    `Revision ${registry.revision}, ${registry.why} (${registry.who})`,
    ...channels,
    'Merchants',
    ...merchants,
  ]
}

function canaryWords({
  release,
  basisPoints,
  guard,
}: NonNullable<Registry['channels'][string]['rollout']>): string {
  const bound = guard === undefined ? 'no guard' : `rolled back automatically above ${guard * 100} % failures`
  return `canary: ${release} for ${basisPoints / 100} % (${bound})`
}

/** Describes an action: `rollback mf-cashier 1.4.1-… for lite`. */
export function actionWords(action: RecordEntry['action'] | undefined): string {
  if (!action) return ''
  const { kind, remote, release, merchant, basisPoints, overrodeFloor, isUnproven, accepted, subject } =
    action
  return [
    kind,
    remote,
    release,
    merchant && `for ${merchant}`,
    basisPoints !== undefined && `${basisPoints / 100} %`,
    overrodeFloor && `below the floor ${overrodeFloor}`,
    isUnproven && 'unproven',
    accepted && `accepted that it ${accepted}`,
    subject,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The log as lines, newest first. */
export function describeHistory(entries: HistoryEntry[]): string[] {
  if (entries.length === 0) return ['Nothing yet.']
  return entries.map(({ revision, when, who, why, action, promoted, damaged }) => {
    if (damaged !== undefined) return [String(revision).padStart(6), 'damaged', damaged].join('  ')
    const releases = Object.entries(promoted).map(([remote, release]) => `${remote} ${release}`)
    const what = action && action.kind !== 'start' ? actionWords(action) : releases.join(', ')
    return [String(revision).padStart(6), new Date(when).toISOString(), who, what, why].join('  ')
  })
}

/** The whole record as lines, newest first. */
export const describeRecord = (record: { entries: RecordEntry[]; damaged: string[] }): string[] => [
  ...record.entries.map(({ at, who, why, action, outcome, code, revision }) =>
    [
      (revision === undefined ? '' : String(revision)).padStart(6),
      new Date(at).toISOString(),
      outcome.padEnd(9),
      who,
      actionWords(action),
      code,
      why,
    ]
      .filter(Boolean)
      .join('  '),
  ),
  ...record.damaged,
]

/** What a verification found, as lines. */
export function describeVerification(verification: Verification): string[] {
  const { isWell, revision, releases, files, pairs, findings } = verification
  const looked = `revision ${revision}: ${releases} releases, ${files} files, ${pairs} pairs of shell and remote`
  return [
    ...findings.map(({ severity, about, message }) => `${severity}: ${about}: ${message}`),
    `${isWell ? 'Everything is fine' : 'Something is wrong'}, ${looked}.`,
  ]
}
