import type { Localized } from '@plaza/contract/kernel'
import type { PromotionCategory, PromotionPlan } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { cleanHtml } from './clean-html'
import { hasRows } from '../../../kernel/database/has-rows'

/** A banner of home; `artwork` is a path. */
export interface ImportedBanner {
  id: string
  artwork: string
  tint: string
  headline: Localized
  line: Localized
  call: Localized
  link: string
}
/** A hot match; it comes again after `repeatsMs`. */
export interface ImportedMatch {
  id: string
  startsAt: number
  repeatsMs: number
  league: string
  homeTeam: string
  awayTeam: string
  homeCrest: string
  awayCrest: string
  vendor: string
  roomId: string
  nodeId: number
}
/** An announcement with rich text. */
export interface ImportedAnnouncement {
  id: string
  type: 'A' | 'B' | 'PL' | 'PU' | 'PR'
  groups: string[]
  title: Localized
  content: Localized
  execution: 'A' | 'B' | 'F' | null
  promotionType: string | null
  goTo: string | null
  publishedAt: number
}
/** A promotion with rich text. */
export interface ImportedPromotion {
  id: string
  promo: string
  title: Localized
  summary: Localized
  content: Localized
  artwork: string
  tint: string
  startsAt: number
  endsAt: number | null
  category: PromotionCategory | null
  plan: PromotionPlan | null
}
/** An entry of the help centre, rich text. */
export interface ImportedHelp {
  id: string
  title: Localized
  content: Localized
}
/** A way to reach the merchant’s service. */
export interface ImportedContact {
  id: string
  type: 'CS' | 'TELEGRAM' | 'FACEBOOK'
  title: Localized
  link: string
}

/** What the member agrees to; rich text. */
export interface ImportedAgreement {
  title: Localized
  content: Localized
}

/** Everything that a merchant shows beside its games, in the order in which it is shown. Rich text is cleaned. */
export interface ImportedContent {
  banners: ImportedBanner[]
  matches: ImportedMatch[]
  announcements: ImportedAnnouncement[]
  promotions: ImportedPromotion[]
  help: ImportedHelp[]
  contacts: ImportedContact[]
  agreement: ImportedAgreement | null
}

const clean = (text: Localized): Localized =>
  Object.fromEntries(Object.entries(text).map(([language, html]) => [language, cleanHtml(html)]))

const cleaned = <T extends { content: Localized }>(one: T): T => ({ ...one, content: clean(one.content) })

/** Writes the content of a merchant that has none; every rich text is cleaned, as all HTML is when it is written (TEXT-1). */
export async function importContent(
  trx: Trx,
  merchant: string,
  { banners, matches, announcements, promotions, help, contacts, agreement }: ImportedContent,
): Promise<void> {
  const ranked = <T>(rows: readonly T[]) => rows.map((row, index) => ({ merchant, ...row, rank: index + 1 }))
  await insertRows(trx, 'banners', ranked(banners))
  await insertRows(
    trx,
    'hot_matches',
    matches.map((match) => ({
      merchant,
      id: match.id,
      starts_at: match.startsAt,
      repeats_ms: match.repeatsMs,
      league: match.league,
      home_team: match.homeTeam,
      away_team: match.awayTeam,
      home_crest: match.homeCrest,
      away_crest: match.awayCrest,
      vendor: match.vendor,
      room_id: match.roomId,
      node_id: match.nodeId,
    })),
  )
  await insertRows(
    trx,
    'announcements',
    announcements.map(cleaned).map(({ promotionType, goTo, publishedAt, ...one }) => ({
      merchant,
      ...one,
      promotion_type: promotionType,
      go_to: goTo,
      published_at: publishedAt,
    })),
  )
  await insertRows(
    trx,
    'promotions',
    ranked(
      promotions
        .map(cleaned)
        .map(({ startsAt, endsAt, ...one }) => ({ ...one, starts_at: startsAt, ends_at: endsAt })),
    ),
  )
  await insertRows(trx, 'help_entries', ranked(help.map(cleaned)))
  await insertRows(trx, 'service_contacts', ranked(contacts))
  await insertRows(trx, 'agreements', agreement ? [{ merchant, ...cleaned(agreement) }] : [])
}

/** Whether a merchant has content. */
export const hasContent = hasRows({ table: 'announcements' })
