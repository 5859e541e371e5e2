/** A text message. */
export interface SmsMessage {
  merchant: string
  /** In full: plus, dialling code, number. */
  to: string
  text: string
}

/** A letter of plain text. */
export interface EmailMessage {
  merchant: string
  to: string
  /** Sender's address when the settings contain none. */
  from: string
  /** Name of the merchant, as the sender's. */
  fromName: string
  subject: string
  text: string
}

/**
 * Sends messages. Rejects when a message was not accepted; it is then retried with the same `id`, so that the carrier
 * can recognise one that it had accepted.
 */
export interface MessageCarrier {
  sms(message: SmsMessage, id: string): Promise<void>
  email(message: EmailMessage, id: string): Promise<void>
}
