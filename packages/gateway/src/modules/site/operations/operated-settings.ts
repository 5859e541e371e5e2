import { startUpModeOf, startUpModeSchema, startUpNames, startUpSchema } from '@plaza/contract/site'
import * as z from 'zod/mini'
import { writtenSettingsSchema } from '../../identity/registration-rules'
import { jurisdictionPart, lotteryBettingPart } from '../../lottery/bets'
import { depositPromotionsPart } from '../../money/deposit-promotions'
import { turnoverPart } from '../../money/turnover'
import { uplineTransferPart } from '../../money/upline-transfer'

/** A start-up mode by its name or, as the platform numbers them, by its number: 1 is maintenance alone (ROUTE-9). */
const startUpMode = z.union([
  z.enum(startUpNames),
  z.pipe(
    startUpModeSchema,
    z.transform((number) => startUpNames.find((name) => startUpModeOf[name] === number) ?? 'normal'),
  ),
])

/** Every setting of a merchant that an operator can change (OPS-1): the kernel's, and the parts of modules. */
export const operatedSettingsSchema = z.extend(writtenSettingsSchema, {
  startUp: z.extend(startUpSchema, { mode: startUpMode }),
  depositPromotions: depositPromotionsPart,
  jurisdictionAllows: jurisdictionPart,
  lotteryBetting: lotteryBettingPart,
  turnover: turnoverPart,
  uplineTransfer: uplineTransferPart,
})
export type OperatedSettings = z.infer<typeof operatedSettingsSchema>
