import type { Clock } from '../../../../kernel/clock'
import type { Database } from '../../../../kernel/database/database'
import { PlainError } from '@plaza/server-kit'
import type { GatewaySettings } from '../../../../kernel/settings/settings'
import { httpSmsCarrier } from './http-sms-carrier'
import type { MessageCarrier } from '../../../../kernel/carriers/message-carrier'
import { outboxCarrier } from './outbox-carrier'
import { smtpCarrier } from './smtp-carrier'

/** Refuses a message without a carrier: the request was already answered, and the log names what is missing. */
const nobody = (setting: string) => () =>
  Promise.reject(new PlainError(`No carrier sends this message: set ${setting}.`))

/** The carriers that the settings name; a channel without one uses the outbox in the demo and refuses elsewhere. */
export function chooseCarrier(settings: GatewaySettings, db: Database, clock: Clock): MessageCarrier {
  const outbox = outboxCarrier(db, clock)
  const { smsUrl, smsToken, smtpUrl, smtpFrom, isDemo } = settings
  const without = isDemo ? outbox : { sms: nobody('SMS_URL'), email: nobody('SMTP_URL') }
  return {
    sms: smsUrl === undefined ? without.sms : httpSmsCarrier(smsUrl, smsToken),
    email: smtpUrl === undefined ? without.email : smtpCarrier(smtpUrl, smtpFrom),
  }
}
