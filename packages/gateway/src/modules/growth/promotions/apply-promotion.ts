import { longestComment } from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { attachUploads } from '../../platform/uploads'
import { addEntry, runningPlan, type PromotionWish } from './join-promotion'

/** What a member writes in an application. */
export interface Application {
  comment: string
  answers: Readonly<Record<string, string>>
  /** Ids of pictures. */
  uploads: readonly string[]
}

/** What the pictures of an application are used for. */
export const picturesOf = (entryId: string): string => `promotion:${entryId}`

/**
 * Applies for a promotion: an operator decides (PROMO-3). Only the fields that the merchant asks for are kept.
 * @throws CallFailure those of `runningPlan`, `promotion.fields` with the `field` that is missing, `promotion.joined` while
 * one is open or was accepted, those of `attachUploads`
 */
export async function applyForPromotion(
  trx: Trx,
  wish: PromotionWish,
  application: Application,
): Promise<void> {
  const { plan } = await runningPlan(trx, wish, 'application')
  if ([...application.comment].length > longestComment) throw new CallFailure('request.invalid')
  const answers = plan.fields.map(({ name, isRequired }) => {
    const answer = (application.answers[name] ?? '').trim()
    if (isRequired && answer === '') throw new CallFailure('promotion.fields', { field: name })
    return [name, answer] as const
  })
  const { uploads, comment } = application
  if (plan.pictures === 'required' && uploads.length === 0)
    throw new CallFailure('promotion.fields', { field: 'pictures' })
  if (plan.pictures === 'none' && uploads.length > 0) throw new CallFailure('request.invalid')
  const id = await addEntry(trx, wish, {
    plan,
    state: 'applying',
    required_minor: null,
    types: null,
    ends_at: null,
    answers: Object.fromEntries(answers),
    comment: comment.trim(),
  })
  if (id === undefined) throw new CallFailure('promotion.joined')
  if (uploads.length > 0)
    await attachUploads(trx, {
      memberId: wish.memberId,
      ids: uploads,
      usedFor: picturesOf(id),
      now: wish.now,
    })
}
