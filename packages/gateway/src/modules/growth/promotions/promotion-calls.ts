import {
  applyPromotionCall,
  joinPromotionCall,
  promotionCall,
  promotionHistoryCall,
  promotionsCall,
} from '@plaza/contract/growth'
import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, SignedIn } from '../../../kernel/http/call-context'
import { registerCall, registerMemberCall } from '../../../kernel/http/register-call'
import { languageFor } from '../../../kernel/http/request-merchant'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { applyForPromotion } from './apply-promotion'
import { ownEntries } from './entries'
import { promotionFacts } from './facts'
import { joinPromotion, latestEntry, type PromotionWish } from './join-promotion'
import { actionOf } from './promotion-action'
import { termsOf } from './promotion-terms'
import { showEntries } from './show-entries'
import { doingsOf, enabledRows, showPromotion, stateOf, type PromotionViewer } from './shown-promotions'

const pageSize = 20

const viewerOf = (
  { merchant, signedIn, now }: CallContext,
  language: string | undefined,
): PromotionViewer => ({
  merchant,
  language: languageFor(merchant, language),
  memberId: signedIn?.member.id,
  now,
})

/** The calls of promotions: what there is, what one is on which terms, and joining or applying for one (PROMO-1). */
export function promotionCalls(gateway: Gateway): void {
  const { db } = gateway

  registerCall(gateway, promotionsCall, async ({ query, context }) => {
    // A member who takes a break from play is shown none.
    if (context.signedIn?.session.isLimited) return { promotions: [] }
    const viewer = viewerOf(context, query.language)
    const rows = await enabledRows(db.read, viewer.merchant)
    const facts = promotionFacts(viewer.merchant, rows, viewer.language)
    const doings = await doingsOf(db.read, viewer)
    return {
      promotions: rows.map((row) => showPromotion(row, facts, viewer, stateOf(row, doings, viewer.now))),
    }
  })

  registerCall(gateway, promotionCall, async ({ query, params, context }) => {
    const viewer = viewerOf(context, query.language)
    const { merchant, memberId, now } = viewer
    const rows = await enabledRows(db.read, merchant)
    const row = rows.find(({ id }) => id === params.id)
    if (!row || context.signedIn?.session.isLimited) throw new CallFailure('promotion.not.found')
    const doings = await doingsOf(db.read, viewer)
    const state = stateOf(row, doings, now)
    const plan = row.plan === null ? null : { ...row.plan }
    const entry = doings.entries.get(row.id)
    // On the terms on which it was joined; before that on today's.
    const terms = termsOf(merchant, entry && entry.state !== 'rejected' ? { ...entry.plan } : plan)
    const shown = entry && memberId !== undefined ? await showEntries(db.read, [entry], viewer) : []
    return {
      promotion: showPromotion(row, promotionFacts(merchant, rows, viewer.language), viewer, state),
      ...(terms && { terms }),
      currency: merchant.currency,
      ...actionOf(plan, state),
      ...(plan?.kind === 'application' && { form: { fields: plan.fields, pictures: plan.pictures } }),
      ...(shown[0] && { entry: shown[0] }),
    }
  })

  const wishOf = ({
    member,
    context,
    params,
  }: Pick<SignedIn, 'member'> & { context: CallContext; params: { id: string } }): PromotionWish => ({
    merchant: context.merchant,
    memberId: member.id,
    promotion: params.id,
    now: context.now,
  })
  const stateAfter = async (trx: Trx, wish: PromotionWish) => {
    const entry = await latestEntry(trx, wish)
    if (!entry) throw new CallFailure('promotion.not.found')
    return { state: entry.state }
  }

  registerMemberCall(gateway, joinPromotionCall, (input) =>
    db.transaction(async (trx) => {
      const wish = wishOf(input)
      await joinPromotion(trx, wish)
      return stateAfter(trx, wish)
    }),
  )
  registerMemberCall(gateway, applyPromotionCall, (input) =>
    db.transaction(async (trx) => {
      const wish = wishOf(input)
      await applyForPromotion(trx, wish, input.body)
      return stateAfter(trx, wish)
    }),
  )

  registerMemberCall(gateway, promotionHistoryCall, async ({ member, query, context }) => {
    const viewer = viewerOf(context, query.language)
    const page = pageAt(query.pageNo, pageSize)
    const own = ownEntries(db.read, { memberId: member.id, merchant: member.merchant }).$if(
      query.promotion !== undefined,
      (entries) => entries.where('promotion', '=', query.promotion ?? ''),
    )
    const found = await own.limit(page.limit).offset(page.offset).execute()
    const { total } = await own
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
    const entries = await showEntries(db.read, found, viewer)
    return { entries, ...pageNumbers(page, total), total }
  })
}
