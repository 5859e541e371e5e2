import type { Difference, ReleaseDiff } from '../operations/diff'
import type { Explanation } from '../operations/explain'

/** A visitor's plan as lines: each remote, what it is, and why. */
export const describeExplanation = ({ revision, merchant, choices }: Explanation): string[] => [
  `Revision ${revision}, merchant ${merchant}`,
  ...choices.flatMap(({ remote, release, because, notes, fallback }) => [
    `  ${remote.padEnd(12)} ${release ?? 'nothing'}: ${because}`,
    ...notes.map((note) => `    skipped: ${note}`),
    ...(fallback === null ? [] : [`    falls back to ${fallback}`]),
  ]),
]

const signed = (bytes: number): string => `${bytes > 0 ? '+' : ''}${bytes}`
const listOf = (what: string, { added, removed }: Difference): string[] => [
  ...added.map((one) => `  + ${what} ${one}`),
  ...removed.map((one) => `  - ${what} ${one}`),
]

/** What changed between two releases, as lines. */
export function describeDiff(diff: ReleaseDiff): string[] {
  const { remote, from, to, bytes, files, routes, slots, contract, shared } = diff
  const size = ({ from: before, to: after, delta }: ReleaseDiff['bytes']['raw']) =>
    `${before} → ${after} bytes (${signed(delta)})`
  const fileCounts = `${files.added.length} added, ${files.removed.length} removed, ${files.changed.length} changed, ${files.unchanged} as they were`
  return [
    `${remote} ${from} → ${to}`,
    `  over the wire ${size(bytes.wire)}, unpacked ${size(bytes.raw)}`,
    `  files: ${fileCounts}`,
    ...listOf('route', routes),
    ...routes.changed.map((path) => `  ~ route ${path}`),
    ...listOf('slot', slots),
    ...(contract.host ? [`  ~ host contract ${contract.host[0]} → ${contract.host[1]}`] : []),
    ...listOf('emits', contract.says),
    ...listOf('subscribes to', contract.hears),
    ...listOf('needs slot', contract.slots),
    ...Object.entries(shared).map(
      ([name, [before, after]]) => `  ~ shared ${name} ${before ?? 'none'} → ${after ?? 'none'}`,
    ),
  ]
}
