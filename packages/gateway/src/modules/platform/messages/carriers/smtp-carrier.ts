import { createTransport } from 'nodemailer'
import type { MessageCarrier } from '../../../../kernel/carriers/message-carrier'

/** Longer than this no step of the conversation with a mail server is waited for. */
const timeoutMs = 10_000

/**
 * Sends e-mail by SMTP (`smtp://user:password@host:port`, or `smtps://`); STARTTLS where the server offers it, and
 * always with `?requireTLS=true`. `from` is the sender's address, else the message's own.
 */
export function smtpCarrier(url: string, from: string | undefined): MessageCarrier['email'] {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // The content of a message is text only: no file and no address is ever fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (message, id) => {
    const address = from ?? message.from
    await transport.sendMail({
      from: { name: message.fromName, address },
      to: { name: '', address: message.to },
      subject: message.subject,
      text: message.text,
      messageId: `<${id}@${address.split('@').at(-1) ?? 'localhost'}>`,
      headers: { 'auto-submitted': 'auto-generated' },
    })
  }
}
