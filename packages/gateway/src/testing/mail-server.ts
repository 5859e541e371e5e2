import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A letter as a mail server gets it. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body as sent over the wire. */
  raw: string
}

/** A real SMTP server on loopback that requires `user` and `secret`, and stores received messages. */
export interface TestMailServer {
  url: string
  received: ReceivedMail[]
  /** While set, it refuses messages temporarily. */
  setBusy(isBusy: boolean): void
  close(): Promise<void>
}

/** Starts a mail server. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  let isBusy = false
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'user' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('not this password')),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (isBusy) return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, raw: Buffer.concat(parts).toString() })
        return done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://user:secret@127.0.0.1:${String(port)}`,
    received,
    setBusy: (is) => void (isBusy = is),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
