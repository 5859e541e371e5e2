import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { startMailServer, type TestMailServer } from '../../../testing/mail-server'
import { startSmsServer, type TestSmsServer } from '../../../testing/sms-server'
import { operate } from '../../../testing/operate'
import { queueMessage } from './queue-message'

const minuteMs = 60_000

/** The text of a letter, whose lines SMTP folds and escapes as quoted-printable. */
const textOf = (raw: string): string =>
  raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

describe('messages', () => {
  let mail: TestMailServer
  let sms: TestSmsServer
  let test: TestGateway
  let numbers = 0

  beforeAll(async () => {
    mail = await startMailServer()
    sms = await startSmsServer()
    const env = {
      SMTP_URL: mail.url,
      SMTP_FROM: 'help@perla.example',
      SMS_URL: sms.url,
      SMS_TOKEN: 'carrier-token',
    }
    test = await createTestGateway({ env })
    await operate(test.db, { kind: 'flag', merchant: 'demo', name: 'MOBILENUMREG3', isOn: true })
    await addMember(test.db, { account: 'player01', email: 'Player01@perla.example' }, '-')
  })
  afterAll(async () => {
    await test.close()
    await mail.close()
    await sms.close()
  })

  const askForLink = (email = 'player01@perla.example') =>
    test.call({
      method: 'POST',
      url: '/wps/member/password/email',
      payload: new URLSearchParams({ username: 'player01', email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    })
  const askForCode = async () => {
    const mobileNo = `915000${String((numbers += 1)).padStart(4, '0')}`
    const payload = { mobileNo, countryDialingCode: '63' }
    const headers = { 'x-forwarded-for': `198.51.100.${String(numbers)}` }
    await test.call({ method: 'POST', url: '/wps/verification/sms/register', payload, headers })
    return `+63${mobileNo}`
  }
  const waiting = () => test.db.read.selectFrom('messages').selectAll().execute()

  // OPS-2
  it('messages are sent by a real mail server to the address of the account', async () => {
    await askForLink()
    expect(mail.received).toEqual([])
    await test.runJobs()
    expect(mail.received).toHaveLength(1)
    const [letter] = mail.received
    expect(letter).toMatchObject({ from: 'help@perla.example', to: ['Player01@perla.example'] })
    expect(letter?.raw).toMatch(/^From: demo <help@perla\.example>\r$/m)
    expect(letter?.raw).toMatch(/^Subject: A new password for demo\r$/m)
    expect(letter?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/im)
    expect(textOf(letter?.raw ?? '')).toMatch(/http:\/\/localhost:8080\/m\/forget\?code=[\w-]{43}\r\n/)
    expect(await waiting()).toEqual([])
    expect(await test.db.read.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  // OPS-2
  it('messages are sent by a real HTTP carrier with its token', async () => {
    const to = await askForCode()
    await test.runJobs()
    const got = sms.received.at(-1)
    expect(got?.headers).toMatchObject({
      authorization: 'Bearer carrier-token',
      'content-type': 'application/json',
    })
    expect(got?.body).toEqual({ to, text: expect.stringMatching(/^\d{6} ang code mo sa demo\./) as string })
  })

  it('messages without a recipient go to no carrier', async () => {
    const before = mail.received.length
    await askForLink('somebody-else@perla.example')
    await test.runJobs()
    expect(mail.received).toHaveLength(before)
    expect(await waiting()).toEqual([])
  })

  it('messages that the mail server refuses temporarily are retried until it accepts them', async () => {
    const before = mail.received.length
    mail.setBusy(true)
    await askForLink()
    await test.runJobs()
    expect(mail.received).toHaveLength(before)
    mail.setBusy(false)
    await test.runJobs()
    expect(mail.received).toHaveLength(before)
    await test.runJobs(1, 2_000)
    expect(mail.received).toHaveLength(before + 1)
    expect(await waiting()).toEqual([])
  })

  it.each([500, 404, 302])(
    'messages that the SMS carrier answers with %i are retried with the same id',
    async (status) => {
      sms.setStatus(status)
      const before = sms.received.length
      const to = await askForCode()
      await test.runJobs()
      sms.setStatus(200)
      await test.runJobs(1, 2_000)
      const tries = sms.received.slice(before)
      expect(tries.map(({ body }) => (body as { to: string }).to)).toEqual([to, to])
      expect(new Set(tries.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
      expect(await waiting()).toEqual([])
    },
  )

  it('messages that are never accepted are dropped after six tries and do not hold up the others', async () => {
    mail.setBusy(true)
    await askForLink()
    await test.runJobs()
    const sent = sms.received.length
    await askForCode()
    await test.runJobs()
    expect(sms.received).toHaveLength(sent + 1)
    const tries = [(await waiting())[0]?.attempts]
    for (let round = 0; round < 5; round += 1) {
      await test.runJobs(1, 1.1 * minuteMs)
      tries.push((await waiting())[0]?.attempts)
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, undefined])
    mail.setBusy(false)
  })

  it('messages that would arrive too late are not sent', async () => {
    const sent = sms.received.length
    await askForCode()
    await test.runJobs(1, 5 * minuteMs)
    expect(sms.received).toHaveLength(sent)
    expect(await waiting()).toEqual([])
  })

  it('messages are not sent when their transaction was rolled back', async () => {
    const content = {
      kind: 'sms-code',
      purpose: 'register',
      diallingCode: '63',
      mobileNum: '9150009999',
      code: '123456',
      minutes: 5,
      language: 'en',
    } as const
    const rolledBack = test.db.transaction(async (trx) => {
      await queueMessage(trx, test.clock, {
        merchant: 'demo',
        content,
        askedAt: test.clock.now(),
        lifetimeMs: minuteMs,
      })
      throw new Error('after all')
    })
    await expect(rolledBack).rejects.toThrow('after all')
    expect(await waiting()).toEqual([])
  })

  it('messages are claimed by one of two processes', async () => {
    const sent = sms.received.length
    for (let count = 0; count < 6; count += 1) await askForCode()
    const job = test.gateway.jobs.find(({ name }) => name === 'messages')
    await Promise.all([job?.run(), job?.run(), job?.run()])
    expect(sms.received).toHaveLength(sent + 6)
  })
})

describe('an untrusted mail server', () => {
  it('an untrusted mail server gets nothing, and the message is kept for another try', async () => {
    const mail = await startMailServer()
    const test = await createTestGateway({ env: { SMTP_URL: mail.url.replace('secret', 'wrong') } })
    await addMember(test.db, { account: 'player01', email: 'player01@perla.example' }, '-')
    await test.call({
      method: 'POST',
      url: '/wps/member/password/email',
      payload: 'username=player01&email=player01%40perla.example',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    await test.runJobs()
    expect(mail.received).toEqual([])
    expect(await test.db.read.selectFrom('messages').select('attempts').execute()).toEqual([{ attempts: 1 }])
    await test.close()
    await mail.close()
  })
})
