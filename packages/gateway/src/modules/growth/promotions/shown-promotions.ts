import { localized } from '@plaza/contract/kernel'
import type { Promotion, PromotionState } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import { enabledPromos } from '../../../kernel/http/request-merchant'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { fillFacts, readPromotionRows, type PromotionFacts, type PromotionRow } from '../../platform/content'
import { bonusStates } from '../../money/deposit-promotions'
import { ownEntries, seenEntries, type SeenEntry } from './entries'

/** For whom promotions are shown, and when. */
export interface PromotionViewer {
  merchant: Merchant
  language: string
  /** Undefined for a visitor. */
  memberId: string | undefined
  now: number
}

/** Promotions of a merchant that are switched on. */
export const enabledRows = (queries: Queries, merchant: Merchant, id?: string): Promise<PromotionRow[]> =>
  readPromotionRows(queries, merchant.code, {
    enabled: enabledPromos(merchant),
    ...(id !== undefined && { id }),
  })

type Dates = Pick<PromotionRow, 'starts_at' | 'ends_at'>

/** Where a promotion is by its dates. */
export const statusOf = ({ starts_at: startsAt, ends_at: endsAt }: Dates, now: number): Promotion['status'] =>
  startsAt > now ? 'coming' : endsAt !== null && endsAt <= now ? 'closed' : 'open'

const byDates = { coming: 'coming', open: 'open', closed: 'close' } as const

/** What a member has done with promotions: the latest entry of each, and what became of bonuses of deposits, by code. */
export interface Doings {
  entries: ReadonlyMap<string, SeenEntry>
  bonuses: ReadonlyMap<string, PromotionState>
}

/** Reads what a member has done with promotions; nothing for a visitor. */
export async function doingsOf(
  queries: Queries,
  { memberId, merchant, now }: Pick<PromotionViewer, 'memberId' | 'merchant' | 'now'>,
): Promise<Doings> {
  if (memberId === undefined) return { entries: new Map(), bonuses: new Map() }
  const rows = await ownEntries(queries, { memberId, merchant: merchant.code }).limit(500).execute()
  const entries = await seenEntries(queries, memberId, rows)
  return {
    // The latest comes first, and is the last one that is written.
    entries: new Map(entries.toReversed().map((entry) => [entry.promotion, entry])),
    bonuses: await bonusStates(queries, { memberId, merchant, now }),
  }
}

/** What a promotion is to a member: what it did, or else what its dates say (PROMO-2). */
export function stateOf(row: PromotionRow, doings: Doings, now: number): PromotionState {
  const status = statusOf(row, now)
  const entry = doings.entries.get(row.id)
  // Who was rejected can apply again while the promotion runs.
  if (entry) return entry.state === 'rejected' && status === 'closed' ? 'close' : entry.state
  if (row.plan?.kind === 'deposit') {
    const bonus = doings.bonuses.get(row.plan.code)
    if (bonus) return bonus
  }
  // Everybody takes part.
  if (row.plan?.kind === 'cashback' && status === 'open') return 'process'
  return byDates[status]
}

/** A promotion in a language, its texts filled with its terms. */
export function showPromotion(
  row: PromotionRow,
  facts: PromotionFacts,
  { language, now }: Pick<PromotionViewer, 'language' | 'now'>,
  state: PromotionState,
): Promotion {
  const textOf = (text: PromotionRow['title']) => fillFacts(localized({ ...text }, language), facts)
  return {
    id: row.id,
    promo: row.promo,
    title: textOf(row.title),
    summary: textOf(row.summary),
    content: textOf(row.content),
    url: row.artwork,
    tint: row.tint,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: statusOf(row, now),
    ...(row.category !== null && { category: row.category }),
    state,
  }
}
