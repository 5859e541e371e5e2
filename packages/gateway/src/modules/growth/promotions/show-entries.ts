import { localized } from '@plaza/contract/kernel'
import type { PromotionEntry } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import { readPromotionRows } from '../../platform/content'
import { uploadsOf } from '../../platform/uploads'
import { picturesOf } from './apply-promotion'
import { seenEntries, type SeenEntry } from './entries'
import type { PromotionViewer } from './shown-promotions'
import type { EntryRow } from './tables'

const isRow = (entry: SeenEntry | EntryRow): entry is EntryRow =>
  entry.state !== 'coming' && entry.state !== 'open' && entry.state !== 'claimed'

/** Entries of one member as it sees them, in their order. */
export async function showEntries(
  queries: Queries,
  found: readonly (SeenEntry | EntryRow)[],
  { merchant, memberId, language }: PromotionViewer,
): Promise<PromotionEntry[]> {
  if (found.length === 0 || memberId === undefined) return []
  const seen = await seenEntries(queries, memberId, found.filter(isRow))
  const titles = new Map(
    (await readPromotionRows(queries, merchant.code, { enabled: 'any' })).map(({ id, title }) => [id, title]),
  )
  const pictures = await uploadsOf(
    queries,
    found.map(({ id }) => picturesOf(id)),
  )
  return found.map((row) => ({
    id: row.id,
    promotion: row.promotion,
    title: localized({ ...(titles.get(row.promotion) ?? { en: row.promotion }) }, language),
    state: seen.find(({ id }) => id === row.id)?.state ?? row.state,
    ...(row.required_minor !== null && {
      progressMinor: row.progress_minor,
      requiredMinor: row.required_minor,
    }),
    endsAt: row.ends_at,
    amountMinor: row.amount_minor,
    currency: row.currency,
    comment: row.comment,
    pictures: pictures.get(picturesOf(row.id))?.length ?? 0,
    reason: row.reason,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  }))
}
