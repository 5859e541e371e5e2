import type {
  MerchantOverview,
  ReleaseHealth,
  ReleaseOverview,
  RemoteOverview,
} from '@plaza/contract/release'

/** One merchant's part of a remote; or that of all of them, where they are alike. */
export interface RemoteRow {
  merchant: string
  /** Merchants that the row is about. */
  count: number
  cell: MerchantOverview['remotes'][number]
  /** How the release does that most of its visitors get, in their own pages; in everybody's, where the row is of all. */
  health: Pick<ReleaseHealth, 'minutes'> | undefined
}

/** A remote with a row for every merchant that has terms for it. */
export interface RemoteGroup {
  remote: RemoteOverview
  rows: RemoteRow[]
}

/**
 * The overview by remote, in the edge's order, with the shell first. Only merchants whose code contains `wanted`
 * are included.
 */
export function remoteGroups({ remotes, merchants }: ReleaseOverview, wanted = ''): RemoteGroup[] {
  const found = merchants.filter(({ merchant }) => merchant.includes(wanted))
  const groups = remotes.map((remote) => ({ remote, rows: rowsOf(remote, found) }))
  return groups
    .map((group) => (group.remote.name === 'shell' ? { ...group, rows: inOne(group) } : group))
    .sort((a, b) => Number(b.remote.name === 'shell') - Number(a.remote.name === 'shell'))
}

function rowsOf(remote: RemoteOverview, merchants: readonly MerchantOverview[]): RemoteRow[] {
  return merchants.flatMap(({ merchant, remotes }) => {
    const cell = remotes.find(({ name }) => name === remote.name)
    if (!cell) return []
    const health = healthOf(remote, cell)
    return [{ merchant, count: 1, cell, health: health && ownPart(health, merchant) }]
  })
}

/** The counts of the release that most of a merchant's visitors get. */
function healthOf(remote: RemoteOverview, { gets }: RemoteRow['cell']): ReleaseHealth | undefined {
  const [main] = [...gets].sort((a, b) => b.basisPoints - a.basisPoints)
  return remote.health.find(({ release }) => release === main?.release)
}

/** A merchant's share of the counts; an older edge has only the counts of all merchants. */
const ownPart = ({ minutes, merchants }: ReleaseHealth, merchant: string): RemoteRow['health'] => ({
  minutes: merchants ? (merchants[merchant] ?? []) : minutes,
})

/** Identical rows without a switch are merged into one. */
function inOne({ remote, rows }: RemoteGroup): RemoteRow[] {
  const [first] = rows
  if (!first || rows.length === 1) return rows
  const isAlike = rows.every(({ cell }) => JSON.stringify(cell) === JSON.stringify(first.cell))
  if (!isAlike) return rows
  return [{ ...first, count: rows.length, health: healthOf(remote, first.cell) }]
}
