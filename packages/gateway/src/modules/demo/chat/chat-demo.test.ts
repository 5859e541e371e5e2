import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { perform } from '../../../testing/perform'
import { chatReport, chatsReport } from './chat-reports'
import { chatPath } from './chat-path'
import { keptMs, visitMs } from './chats'

const ana = { by: 'ana', why: null }

describe('the chat of the demo', () => {
  let test: TestGateway
  let names = 0
  beforeAll(async () => {
    test = await createTestGateway()
    await operateInEffect(test, {
      kind: 'setting',
      merchant: 'demo',
      path: 'chat',
      value: { provider: 'demo' },
    })
  })
  afterAll(() => test.close())

  const member = () => test.signedIn({ account: `guest${String((names += 1))}` })
  const visitor = { headers: { cookie: '', host: 'localhost' } }
  type Guest = { headers: TestCaller['headers'] }
  const launch = async ({ headers }: Guest, payload: object = { language: 'en' }) =>
    (await test.call({ method: 'POST', url: '/wps/chat/launch', payload, headers })).json<{
      value: { url: string }
    }>().value.url
  const get = ({ headers }: Guest, url: string = chatPath) => test.call({ url, headers })
  /** Comes in by a link: the guest with the cookie of the chat. */
  const enter = async (guest: Guest, payload?: object): Promise<Guest> => {
    const answer = await get(guest, await launch(guest, payload))
    expect({ status: answer.statusCode, to: answer.headers.location }).toEqual({ status: 303, to: chatPath })
    const [cookie] = answer.cookies
    const { headers } = guest
    return { headers: { ...headers, cookie: `${headers.cookie}; plaza_chat=${cookie?.value ?? ''}` } }
  }
  const write = ({ headers }: Guest, text: string, key: string = randomUUID()) =>
    test.call({
      method: 'POST',
      url: chatPath,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ text, key }).toString(),
    })
  const services = () => ({ db: test.db }) as unknown as Parameters<typeof chatsReport.read>[0]
  const waiting = () => chatsReport.read(services(), { isAll: false })
  const show = (chat: string) => chatReport.read(services(), { chat })
  const only = async () => {
    const [chat] = (await waiting()).slice(-1)
    return chat?.id ?? ''
  }
  const answer = (chat: string, text: string) =>
    perform(test.db, { kind: 'chat-answer', chat, text }, ana, test.clock.now())

  // CHAT-2
  it('a member writes, customer service answers and closes, and the next tap begins a new conversation', async () => {
    const caller = await member()
    const guest = await enter(caller, { language: 'en', reference: 'PZ77' })
    expect((await write(guest, 'Where is my deposit?')).statusCode).toBe(303)
    const id = await only()
    expect(await show(id)).toMatchObject({
      account: `guest${String(names)}`,
      reference: 'PZ77',
      state: 'waiting',
    })
    await answer(id, 'It arrived this morning.')
    expect(await waiting()).toEqual([])
    const page = (await get(guest)).body
    expect(page).toMatch(
      /class="own"><b>You<\/b>Where is my deposit\?<\/li><li><b>Customer service<\/b>It arrived/,
    )
    // Opened again, also on another device, it is the same conversation.
    expect((await get(await enter(caller))).body).toContain('Where is my deposit?')
    await perform(test.db, { kind: 'chat-close', chat: id }, ana, test.clock.now())
    expect((await get(guest)).body).toContain('This conversation is closed')
    expect((await write(guest, 'one more thing')).statusCode).toBe(303)
    expect((await show(id))?.messages).toHaveLength(2)
    await expect(answer(id, 'too late')).rejects.toThrow(`Chat "${id}" is closed.`)
    expect((await get(await enter(caller))).body).not.toContain('Where is my deposit?')
  })

  // CHAT-2
  it('what anybody writes is text in the page and in the terminal, never markup', async () => {
    const guest = await enter(await member())
    const nasty = '<img src=x onerror=alert(1)>\u202eabc"\'&'
    await write(guest, nasty)
    const id = await only()
    await answer(id, '</li><script>alert(2)</script>')
    const answered = await get(guest)
    expect(answered.body).toContain('&#60;img src=x onerror=alert(1)&#62;abc&#34;&#39;&#38;')
    expect(answered.body).toContain('&#60;/li&#62;&#60;script&#62;alert(2)')
    expect(answered.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-.*script-src 'sha256-/,
    )
    expect(answered.headers['cache-control']).toBe('no-store')
  })

  it('a message has 1 to 500 characters as a person counts them, and stays in its field when it has not', async () => {
    const guest = await enter(await member())
    for (const [text, status] of [
      ['', 400],
      [' \u202e ', 400],
      ['x'.repeat(500), 303],
      ['x'.repeat(501), 400],
      ['👨‍👩‍👧‍👦'.repeat(500), 303],
      ['👨‍👩‍👧‍👦'.repeat(501), 400],
    ] as const)
      expect((await write(guest, text)).statusCode).toBe(status)
    const refused = await write(guest, `${'x'.repeat(501)}<`)
    expect(refused.body).toContain('role="alert"')
    expect(refused.body).toContain(`${'x'.repeat(501)}&#60;</textarea>`)
    await expect(answer(await only(), 'x'.repeat(501))).rejects.toThrow('An answer has 1 to 500 characters.')
  })

  it('a message is written once for its key, and 20 in a minute', async () => {
    const guest = await enter(await member())
    const key = randomUUID()
    await Promise.all([write(guest, 'hello', key), write(guest, 'hello', key)])
    expect((await show(await only()))?.messages).toHaveLength(1)
    for (let count = 0; count < 18; count += 1) expect((await write(guest, 'and')).statusCode).toBe(303)
    const refused = await write(guest, 'one more')
    expect([refused.statusCode, refused.body.includes('one more</textarea>')]).toEqual([429, true])
    test.clock.advance(60_000)
    expect((await write(guest, 'one more')).statusCode).toBe(303)
  })

  // CHAT-1
  it('a link opens the chat once, for the account that is logged in, within a minute', async () => {
    const caller = await member()
    const stranger = await member()
    const url = await launch(caller)
    expect((await get(stranger, url)).statusCode).toBe(410)
    expect((await get(visitor, url)).statusCode).toBe(410)
    expect(
      (await test.call({ url, headers: { ...caller.headers, host: 'lite.localhost' } })).statusCode,
    ).toBe(410)
    expect((await get(caller, url)).statusCode).toBe(303)
    const again = await get(
      { headers: { ...caller.headers, cookie: `${caller.headers.cookie}; language=en` } },
      url,
    )
    expect([again.statusCode, again.body.includes('This chat has ended')]).toEqual([410, true])
    const late = await launch(caller)
    test.clock.advance(60_000)
    expect((await get(caller, late)).statusCode).toBe(410)
    expect((await get(caller, `${chatPath}?token=a&token=b`)).statusCode).toBe(410)
    expect((await get(caller, `${chatPath}?token=`)).statusCode).toBe(410)
  })

  // CHAT-2
  it('a conversation is closed to whoever logs in afterwards in the same browser', async () => {
    const caller = await member()
    const guest = await enter(caller)
    await write(guest, 'my secret')
    const chat = /plaza_chat=.*/.exec(guest.headers.cookie)?.[0] ?? ''
    const other = await member()
    for (const cookie of [chat, `${other.headers.cookie}; ${chat}`]) {
      const shown = await get({ headers: { ...caller.headers, cookie } })
      expect([shown.statusCode, shown.body.includes('my secret')]).toEqual([410, false])
      expect((await write({ headers: { ...caller.headers, cookie } }, 'not mine')).statusCode).toBe(410)
    }
    test.clock.advance(visitMs)
    expect((await get(guest)).statusCode).toBe(410)
  })

  // CHAT-1
  it('a visitor chats without an account, in one conversation of the browser', async () => {
    const guest = await enter(visitor)
    await write(guest, 'may I ask something?')
    expect(await show(await only())).toMatchObject({ account: null })
    // The second link leads to the same conversation by the same secret.
    const again = await get(guest, await launch(guest))
    expect(again.statusCode).toBe(303)
    expect(guest.headers.cookie).toContain(`plaza_chat=${again.cookies[0]?.value ?? 'none'}`)
    expect((await get(guest)).body).toContain('may I ask something?')
  })

  // CHAT-1
  it('a conversation that is opened again has its new number and its full time', async () => {
    const guest = await enter(visitor)
    test.clock.advance(visitMs - 1_000)
    await get(guest, await launch(guest, { language: 'en', reference: 'WD-77' }))
    test.clock.advance(2_000)
    const shown = await get(guest)
    expect([shown.statusCode, shown.body.includes('WD-77')]).toEqual([200, true])
  })

  it('a member who opens the chat twice at once has one conversation', async () => {
    const caller = await member()
    await Promise.all([enter(caller), enter(caller), enter(caller)])
    const chats = await test.db.read
      .selectFrom('demo_chats')
      .select('id')
      .where('member_id', '=', caller.id)
      .execute()
    expect(chats).toHaveLength(1)
  })

  it('a page of another site writes nothing', async () => {
    const guest = await enter(await member())
    const headers = { ...guest.headers, origin: 'https://evil.example' }
    expect((await write({ headers }, 'forged')).json<object>()).toMatchObject({ code: 'request.origin' })
    expect(
      await waiting().then((chats) => chats.some(({ account }) => account === `guest${String(names)}`)),
    ).toBe(false)
  })

  it('a conversation is kept for 90 days after its last message', async () => {
    const guest = await enter(await member())
    await write(guest, 'keep me')
    const id = await only()
    test.clock.advance(keptMs - 1)
    await test.runJobs()
    expect(await show(id)).not.toBeNull()
    test.clock.advance(1)
    await test.runJobs()
    expect(await show(id)).toBeNull()
  })

  it('where the demo is off there is neither the page nor the provider', async () => {
    const real = await createTestGateway({
      env: { DEMO: '0', OUTBOX: '', TEST_CLOCK: '', MERCHANT_HOSTS: '{"localhost":"demo"}' },
    })
    await operateInEffect(real, {
      kind: 'setting',
      merchant: 'demo',
      path: 'chat',
      value: { provider: 'demo' },
    })
    expect((await real.call({ url: chatPath })).statusCode).toBe(404)
    const payload = { language: 'en' }
    expect(
      (await real.call({ method: 'POST', url: '/wps/chat/launch', payload })).json<object>(),
    ).toMatchObject({
      code: 'feature.off',
    })
    await real.close()
  })
})
