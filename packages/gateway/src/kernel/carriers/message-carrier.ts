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
  /** Sender's address, where the settings name none. */
  from: string
  /** Name of the merchant, as the sender's. */
  fromName: string
  subject: string
  text: string
}

/**
 * A way for messages to leave. Rejects when a message was not taken; it is tried again then, with the same `id`, so
 * that a carrier that did take it can tell.
 */
export interface MessageCarrier {
  sms(message: SmsMessage, id: string): Promise<void>
  email(message: EmailMessage, id: string): Promise<void>
}
