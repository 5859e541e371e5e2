import { offsetAt } from '@plaza/calendar'
import { localized } from '@plaza/contract/kernel'
import type { Announcement, Banner, HotMatch } from '@plaza/contract/site'
import type { Queries, Trx } from '../../../kernel/database/database'

/** Banners of home in a language, wherever they lead; the shell checks that their pages exist. */
export async function readBanners(queries: Queries, merchant: string, language: string): Promise<Banner[]> {
  const rows = await queries
    .selectFrom('banners')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    url: row.artwork,
    tint: row.tint,
    headline: localized(row.headline, language),
    line: localized(row.line, language),
    call: localized(row.call, language),
    ...(row.link !== null && { link: row.link }),
  }))
}

/** When a recurring match is next played. */
export const nextStart = (startsAt: number, repeatsMs: number | null, now: number): number =>
  repeatsMs === null || startsAt >= now
    ? startsAt
    : startsAt + Math.ceil((now - startsAt) / repeatsMs) * repeatsMs

/** Whose matches, as seen by the merchant's clock, and when. */
export interface MatchFilter {
  merchant: string
  timeZone: string
  now: number
}

/** Matches that are still to come, the next one first. */
export async function readHotMatches(
  queries: Queries,
  { merchant, timeZone, now }: MatchFilter,
): Promise<HotMatch[]> {
  const rows = await queries.selectFrom('hot_matches').selectAll().where('merchant', '=', merchant).execute()
  return rows
    .map((row) => ({
      matchTime: nextStart(row.starts_at, row.repeats_ms, now),
      league: row.league,
      homeTeam: row.home_team,
      awayTeam: row.away_team,
      homeTeamImageUrl: row.home_crest,
      awayTeamImageUrl: row.away_crest,
      vendor: row.vendor,
      roomId: row.room_id,
      nodeId: row.node_id,
    }))
    .filter((match) => match.matchTime >= now)
    .sort((one, other) => one.matchTime - other.matchTime)
    .map((match) => ({ ...match, utcOffsetMinutes: offsetAt(timeZone, match.matchTime) / 60_000 }))
}

export interface AnnouncementFilter {
  merchant: string
  types: readonly string[]
  group?: string
  language: string
}

/** Announcements of the requested types, newest first. */
export async function readAnnouncements(
  queries: Queries,
  filter: AnnouncementFilter,
): Promise<Announcement[]> {
  const types = (['A', 'B', 'PL', 'PU', 'PR'] as const).filter((type) => filter.types.includes(type))
  if (types.length === 0) return []
  const rows = await queries
    .selectFrom('announcements')
    .selectAll()
    .where('merchant', '=', filter.merchant)
    .where('type', 'in', types)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()
  return rows
    .filter((row) => filter.group === undefined || row.groups.includes(filter.group))
    .map((row) => ({
      id: row.id,
      type: row.type,
      title: localized(row.title, filter.language),
      content: localized(row.content, filter.language),
      publishedAt: row.published_at,
      ...(row.execution !== null && { execution: row.execution }),
      ...(row.promotion_type !== null && { promotionType: row.promotion_type }),
      ...(row.go_to !== null && { goTo: row.go_to }),
    }))
}

/** Which of a merchant's announcements a member has read. */
export async function readAnnouncementIds(
  queries: Queries,
  merchant: string,
  memberId: string,
): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('announcement_reads')
    .select('announcement_id')
    .where('member_id', '=', memberId)
    .where('merchant', '=', merchant)
    .execute()
  return new Set(rows.map((row) => row.announcement_id))
}

/** Notes that a member has opened an announcement of a type; false where the merchant has no such announcement. */
export async function noteAnnouncementRead(
  trx: Trx,
  {
    merchant,
    id,
    type,
    memberId,
    now,
  }: { merchant: string; id: string; type: 'A'; memberId: string; now: number },
): Promise<boolean> {
  const found = await trx
    .selectFrom('announcements')
    .select('id')
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst()
  if (!found) return false
  await trx
    .insertInto('announcement_reads')
    .values({ merchant, announcement_id: id, member_id: memberId, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** How many of a merchant's announcements of a type a member has not read. */
export async function countUnreadAnnouncements(
  queries: Queries,
  merchant: string,
  memberId: string,
  type: 'A',
): Promise<number> {
  const rows = await queries
    .selectFrom('announcements as a')
    .leftJoin('announcement_reads as r', (join) =>
      join
        .onRef('r.merchant', '=', 'a.merchant')
        .onRef('r.announcement_id', '=', 'a.id')
        .on('r.member_id', '=', memberId),
    )
    .select('a.id')
    .where('a.merchant', '=', merchant)
    .where('a.type', '=', type)
    .where('r.member_id', 'is', null)
    .execute()
  return rows.length
}

/** Entries of the help centre in a language. */
export async function readHelp(queries: Queries, merchant: string, language: string) {
  const rows = await queries
    .selectFrom('help_entries')
    .select(['title', 'content'])
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute()
  return rows.map((row) => ({
    title: localized(row.title, language),
    content: localized(row.content, language),
  }))
}

/** Ways to reach the merchant's service in a language. */
export async function readContacts(queries: Queries, merchant: string, language: string) {
  const rows = await queries
    .selectFrom('service_contacts')
    .select(['type', 'title', 'link'])
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute()
  return rows.map(({ type, title, link }) => ({ type, title: localized(title, language), link }))
}

/** The user agreement of a merchant in a language, or undefined where it has none. */
export async function readAgreement(queries: Queries, merchant: string, language: string) {
  const row = await queries
    .selectFrom('agreements')
    .select(['title', 'content'])
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row && { title: localized(row.title, language), content: localized(row.content, language) }
}
