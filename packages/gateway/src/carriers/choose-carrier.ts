import type { Clock } from '../clock'
import type { Database } from '../db/database'
import type { GatewaySettings } from '../settings'
import { httpSmsCarrier } from './http-sms-carrier'
import type { MessageCarrier } from './message-carrier'
import { outboxCarrier } from './outbox-carrier'
import { smtpCarrier } from './smtp-carrier'

/** The carriers that the settings name; the outbox for a channel that has none (design §7). */
export function chooseCarrier(settings: GatewaySettings, db: Database, clock: Clock): MessageCarrier {
  const outbox = outboxCarrier(db, clock)
  const { smsUrl, smsToken, smtpUrl, smtpFrom } = settings
  return {
    sms: smsUrl === undefined ? outbox.sms : httpSmsCarrier(smsUrl, smsToken),
    email: smtpUrl === undefined ? outbox.email : smtpCarrier(smtpUrl, smtpFrom),
  }
}
