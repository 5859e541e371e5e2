import type { MessageCarrier } from '../../../kernel/carriers/message-carrier'
import type { MessageContent } from './message-content'
import type { Gateway } from '../../../kernel/gateway'
import type { Merchant } from '../../../kernel/merchants/merchants'

/** What a queued message of one kind is about. */
export type ContentOf<Kind extends MessageContent['kind']> = Extract<MessageContent, { kind: Kind }>

/** What of a queued message every kind needs. */
export interface Delivery {
  gateway: Gateway
  carrier: MessageCarrier
  merchant: Merchant
  askedAt: number
  id: string
}

/** Sends an e-mail of a merchant. @throws when the carrier does not take it. */
export const sendEmail = (
  { carrier, merchant, id }: Delivery,
  message: { to: string; subject: string; text: string },
): Promise<void> =>
  carrier.email(
    {
      merchant: merchant.code,
      from: `no-reply@${merchant.settings.mainDomain}`,
      fromName: merchant.name,
      ...message,
    },
    id,
  )

/** Sends an SMS of a merchant. @throws when the carrier does not take it. */
export const sendSms = (
  { carrier, merchant, id }: Delivery,
  { diallingCode, mobileNum, text }: { diallingCode: string; mobileNum: string; text: string },
): Promise<void> => carrier.sms({ merchant: merchant.code, to: `+${diallingCode}${mobileNum}`, text }, id)
