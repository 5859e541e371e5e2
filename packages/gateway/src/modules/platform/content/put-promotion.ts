import type { Localized } from '@plaza/contract/kernel'
import type { Trx } from '../../../kernel/database/database'
import { cleanHtml } from './clean-html'
import type { ImportedPromotion } from './import-content'

const clean = (text: Localized): Localized =>
  Object.fromEntries(Object.entries(text).map(([language, html]) => [language, cleanHtml(html)]))

/** The look of a promotion that comes without one. */
const plainLook = { artwork: '', tint: '#1d1747' }

/** Adds a promotion to a merchant, after the others, or changes it; its rich text is cleaned (TEXT-1). */
export async function putPromotion(
  trx: Trx,
  merchant: string,
  promotion: Omit<ImportedPromotion, 'artwork' | 'tint'> & {
    artwork?: string | undefined
    tint?: string | undefined
  },
): Promise<void> {
  const { artwork, tint } = promotion
  const row = {
    promo: promotion.promo,
    title: JSON.stringify(promotion.title),
    summary: JSON.stringify(promotion.summary),
    content: JSON.stringify(clean(promotion.content)),
    starts_at: promotion.startsAt,
    ends_at: promotion.endsAt,
    category: promotion.category,
    plan: promotion.plan === null ? null : JSON.stringify(promotion.plan),
  }
  const { rank } = await trx
    .selectFrom('promotions')
    .select((select) => select.fn.coalesce(select.fn.max('rank'), select.lit(0)).as('rank'))
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('promotions')
    .values({
      merchant,
      id: promotion.id,
      ...row,
      artwork: artwork ?? plainLook.artwork,
      tint: tint ?? plainLook.tint,
      rank: Number(rank) + 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'id']).doUpdateSet({
        ...row,
        ...(artwork !== undefined && { artwork }),
        ...(tint !== undefined && { tint }),
      }),
    )
    .execute()
}
