import { localizedSchema } from '@plaza/contract/kernel'
import { promotionCategories, promotionPlanSchema } from '@plaza/contract/growth'
import { promoNames } from '@plaza/contract/site'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { defineCommand } from '../../../kernel/terminal/define-command'
import { readNamedFile } from '../../../kernel/terminal/read-named-file'
import { putPromotion, readPromotionRows } from '../../platform/content'
import { depositPromotion } from '../../money/deposit-promotions'

const time = z.int().check(z.minimum(0))

/** A promotion as an operator writes it; artwork and tint stay as they are when absent. */
const promotionSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  promo: z.enum(promoNames),
  title: localizedSchema,
  summary: localizedSchema,
  content: localizedSchema,
  startsAt: time,
  endsAt: z.nullable(time),
  category: z.nullable(z.enum(promotionCategories)),
  plan: z.nullable(promotionPlanSchema),
  artwork: z.optional(z.string().check(z.regex(/^\/img\/[\w./-]{1,200}$/))),
  tint: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
})

/** Adds a promotion to a merchant or changes it: its texts, its period and what it does (PROMO-1). */
const putPromotionOperation = defineOperation({
  kind: 'promotion-put',
  area: 'site',
  input: z.object({ merchant: shortText, promotion: promotionSchema }),
  run: async (trx, { merchant: code, promotion }) => {
    const merchant = await readMerchant(trx, code)
    if (!merchant) throw new PlainError(`There is no merchant "${code}".`)
    const { plan, id } = promotion
    if (plan?.kind === 'deposit' && !depositPromotion(merchant, plan.code))
      throw new PlainError(`The deposit form of "${code}" has no promotion "${plan.code}".`)
    const [before] = await readPromotionRows(trx, code, { enabled: 'any', id })
    await putPromotion(trx, code, promotion)
    return {
      merchant: code,
      subject: id,
      before: before ? { plan: before.plan, startsAt: before.starts_at, endsAt: before.ends_at } : {},
      after: { plan, startsAt: promotion.startsAt, endsAt: promotion.endsAt },
    }
  },
})

const parsePromotion = (text: string, file: string) => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new PlainError(`${file} is not JSON.`, { cause })
  }
  const parsed = promotionSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new PlainError(`${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not a promotion'}`)
}

/** `plaza promotion put`: a promotion of a known kind, as data. */
export const promotionCommand = defineCommand({
  words: 'promotion put <merchant> <file>',
  about: 'add a promotion, or change it, by a JSON file with its texts, period, category and plan',
  isSigned: true,
  run: async (plaza, [merchant, file], options) => {
    const promotion = parsePromotion(await readNamedFile(file), file)
    await plaza.operate(
      putPromotionOperation,
      { merchant, promotion },
      options,
      `${merchant}: ${promotion.id} is seen at the next load`,
    )
  },
})

export const promotionOperations = [putPromotionOperation]
