import { fairProofSchema, type FairRound, type FairSeeds } from '@plaza/contract/play'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Writes } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { gameNames, vendorCodes } from '../games'
import {
  linkedVendors,
  type Vendors,
  playerOf,
  VendorRefusal,
  type VendorSeeds,
  type VendorLink,
} from '../vendors'

const pageSize = 20

/** Whose seeds. */
export interface SeedOwner {
  memberId: string
  /** Merchant of the catalogue. */
  site: string
  now: number
}

/** The vendor that the member played at last, else the merchant's first: its platform keeps the seeds. */
async function seedVendor(
  queries: Queries,
  vendors: Vendors,
  { memberId, site }: SeedOwner,
): Promise<VendorLink> {
  const played = await queries
    .selectFrom('play_sittings')
    .select('vendor')
    .where('member_id', '=', memberId)
    .where('site', '=', site)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const linked = await linkedVendors(queries, site)
  const vendor = played?.vendor ?? (await vendorCodes(queries, site)).find((code) => linked.has(code))
  const link = vendor === undefined ? undefined : await vendors.find(queries, site, vendor)
  if (!link) throw new CallFailure('vendor.unavailable')
  return link
}

/**
 * Stores a revealed server seed with the rounds that came from it; a seed that does not match its commitment is not
 * stored.
 */
export async function keepRevealed(
  queries: Writes,
  memberId: string,
  revealed: VendorSeeds['previous'],
): Promise<void> {
  if (!revealed) return
  const { serverSeed, serverSeedHash } = revealed
  if (createHash('sha256').update(serverSeed).digest('hex') !== serverSeedHash) return
  await queries
    .updateTable('play_rounds')
    .set({ proof: sql<string>`proof || jsonb_build_object('serverSeed', ${serverSeed}::text)` })
    .where('member_id', '=', memberId)
    .where('proof', 'is not', null)
    .where(sql<string>`proof->>'serverSeedHash'`, '=', serverSeedHash)
    .execute()
}

async function askVendor(
  { db }: Pick<Gateway, 'db'>,
  vendors: Vendors,
  owner: SeedOwner,
  ask: (link: VendorLink, player: string) => Promise<VendorSeeds>,
): Promise<FairSeeds> {
  const link = await seedVendor(db.read, vendors, owner)
  const player = await playerOf(db.write, owner.memberId, link.platform, owner.now)
  try {
    const seeds = await ask(link, player)
    await keepRevealed(db.write, owner.memberId, seeds.previous)
    return { vendor: link.vendor, ...seeds }
  } catch (error) {
    if (!(error instanceof VendorRefusal)) throw error
    throw new CallFailure(error.status === 'OPEN_ROUND' ? 'fairness.open.round' : 'vendor.unavailable')
  }
}

/** Seeds of a member's next rounds. */
export const readSeeds = (
  gateway: Pick<Gateway, 'db'>,
  vendors: Vendors,
  owner: SeedOwner,
): Promise<FairSeeds> => askVendor(gateway, vendors, owner, (link, player) => vendors.seeds(link, player))

/** Has the server seed revealed and begins with new ones. @throws CallFailure `fairness.open.round`. */
export const rotateSeeds = (
  gateway: Pick<Gateway, 'db'>,
  vendors: Vendors,
  owner: SeedOwner,
  clientSeed: string,
): Promise<FairSeeds> =>
  askVendor(gateway, vendors, owner, (link, player) => vendors.rotate(link, player, clientSeed))

/** A page of a member's rounds that can be computed again, the last one first. */
export async function readFairRounds(
  queries: Queries,
  { memberId, site }: SeedOwner,
  pageNo: number | undefined,
): Promise<{ rounds: FairRound[]; pageNum: number; totalPages: number }> {
  const page = pageAt(pageNo, pageSize)
  const own = queries
    .selectFrom('play_rounds as r')
    .where('r.member_id', '=', memberId)
    .where('r.proof', 'is not', null)
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(['r.id', 'r.node_id', 'r.started_at', 'r.staked_minor', 'r.won_minor', 'r.proof'])
    .orderBy('r.started_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const names = await gameNames(
    queries,
    site,
    rows.map((row) => row.node_id),
  )
  const rounds = rows.map((row) => ({
    id: row.id,
    nodeId: row.node_id,
    gameName: names.get(row.node_id) ?? '',
    at: row.started_at,
    stakedMinor: row.staked_minor,
    wonMinor: row.won_minor,
    proof: z.parse(fairProofSchema, row.proof),
  }))
  return { rounds, ...pageNumbers(page, total, 1) }
}
