import type { SkewPair, SkewRecord } from '@plaza/contract/release'

/** How one pair did, in a line. */
export const pairLine = ({ failures, note }: SkewPair, tookMs?: number): string =>
  [
    failures.length > 0 ? `${failures.length} wrong` : (note ?? 'holds'),
    tookMs ? `${(tookMs / 1000).toFixed(1)} s` : undefined,
  ]
    .filter(Boolean)
    .join(', ')

/** The matrix as a table, with the failures described below it. */
export function tableOf({ remote, release, revision, pairs }: SkewRecord): string {
  const rows = pairs.map((pair) => [`shell ${pair.shell}`, `${pair.remote} ${pair.release}`, pairLine(pair)])
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const wrong = pairs.flatMap((pair) =>
    pair.failures.map((failure) => `- ${pair.remote} ${pair.release} on shell ${pair.shell}: ${failure}`),
  )
  const isGreen = wrong.length === 0
  return [
    `${remote} ${release}, revision ${revision}`,
    ...lines,
    ...wrong,
    isGreen
      ? `Green: kept in the store; \`mfe promote ${remote} ${release} --proven\` may go on.`
      : 'Red: kept in the store; a promotion is refused.',
  ].join('\n')
}
