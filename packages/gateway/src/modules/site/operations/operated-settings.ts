import * as z from 'zod/mini'
import { writtenSettingsSchema } from '../../identity/registration-rules'
import { jurisdictionPart, lotteryBettingPart } from '../../lottery/bets'
import { depositPromotionsPart } from '../../money/deposit-promotions'
import { turnoverPart } from '../../money/turnover'
import { uplineTransferPart } from '../../money/upline-transfer'

/** Every setting of a merchant that an operator can change (OPS-1): the kernel's, and the parts of modules. */
export const operatedSettingsSchema = z.extend(writtenSettingsSchema, {
  depositPromotions: depositPromotionsPart,
  jurisdictionAllows: jurisdictionPart,
  lotteryBetting: lotteryBettingPart,
  turnover: turnoverPart,
  uplineTransfer: uplineTransferPart,
})
export type OperatedSettings = z.infer<typeof operatedSettingsSchema>
