import { defineEvent } from '@plaza/contract/kernel'
import { pushQuery, type BusEvent, type BusEventName, type Push } from '@plaza/contract/page'
import * as z from 'zod/mini'
import type { AddressInfo } from 'node:net'
import { request, type IncomingMessage } from 'node:http'
import { houseAccount, memberWallet, transfer } from '../ledger'
import { openSession, reopenSession } from '../../modules/identity/session/sessions'
import { pushEvent, pushTopic } from './push'
import { eventually } from '../../testing/eventually'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'

/** A browser's end of the stream: the messages so far, and waiting for more. */
async function connect(port: number, headers: Record<string, string>, query = pushQuery) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path: `/events?${query}`, headers }, resolve)
      .on('error', reject)
      .end()
  })
  let text = ''
  let isEnded = false
  const waiting = new Set<() => void>()
  const changed = () => waiting.forEach((check) => check())
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    text += chunk
    changed()
  })
  response.on('close', () => {
    isEnded = true
    changed()
  })
  const until = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isThere()) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
  const messages = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1] ?? '') as Push)
  return {
    response,
    text: () => text,
    messages,
    message: async (isIt: (message: Push) => boolean) => {
      await until(() => messages().some(isIt))
      return messages().find(isIt)
    },
    ended: () => until(() => isEnded),
    close: () => response.destroy(),
  }
}

const give = (test: TestGateway, memberId: string, amountMinor: number) =>
  // EVENT-2
  test.db.transaction((trx) =>
    transfer(trx, {
      merchant: 'demo',
      currency: 'PHP',
      kind: 'cashback',
      reference: 'test',
      entries: [
        { account: houseAccount('house:promo'), amountMinor: -amountMinor },
        { account: memberWallet(memberId, 'main'), amountMinor },
      ],
      now: 0,
    }),
  )

/** An event that neither the stream nor the contract knows. */
const drawOpened = defineEvent('draw:opened', z.object({ id: z.string() }))

describe('the event stream', () => {
  let test: TestGateway
  let port: number
  beforeAll(async () => {
    test = await createTestGateway()
    test.gateway.streams.register({
      event: drawOpened,
      topics: ['draw'],
      isSentOnConnect: false,
      read: async (_owner, subject) => ({ payload: { id: subject }, version: 1 }),
    })
    await test.gateway.app.listen({ host: '127.0.0.1', port: 0 })
    port = (test.gateway.app.server.address() as AddressInfo).port
  })
  afterAll(() => test.close())

  const payloadsOf = <N extends BusEventName>(event: N, pushes: Push[]) =>
    pushes.flatMap((push) => (push.event === event ? [push.payload as BusEvent<N>] : []))
  const isOf = (event: BusEventName) => (push: Push) => push.event === event
  const isBalance = (totalMinor: number) => (push: Push) =>
    payloadsOf('balance:changed', [push])[0]?.totalMinor === totalMinor

  it('the event stream sends a member its balance at once and after every booking, in every tab', async () => {
    const { id, headers } = await test.signedIn({ account: 'maria' })
    const [first, second] = [await connect(port, headers), await connect(port, headers)]
    expect(first.response.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' })
    await first.message(isBalance(0))
    expect(first.text()).toMatch(/^retry: 2000\n\n/)
    await give(test, id, 500)
    expect(await first.message(isBalance(500))).toMatchObject({
      event: 'balance:changed',
      payload: { currency: 'PHP' },
      account: 'maria',
      version: 1,
    })
    await second.message(isBalance(500))
    first.close()
    second.close()
  })

  it('an event about a subject reaches the pages that subscribe to it, and those that name no topics', async () => {
    const watching = (topics: string) => ({ 'x-plaza-topics': topics })
    const [whole, one, other, nothing, asked] = await Promise.all([
      connect(port, {}),
      connect(port, watching('draw:opened/a')),
      connect(port, watching('draw:opened/b,bet:changed')),
      connect(port, watching('')),
      connect(port, {}, `${pushQuery}&topics=draw:opened`),
    ])
    const streams = [whole, one, other, nothing, asked]
    const push = (id: string, subject?: string) =>
      test.gateway.streams.sendToMerchant('demo', { event: 'draw:opened', payload: { id } }, subject)
    await eventually(async () => {
      push('ready')
      for (const stream of streams) expect(stream.messages().length).toBeGreaterThan(0)
    })
    push('a', 'a')
    push('b', 'b')
    push('last')
    const isLast = ({ payload }: Push) => (payload as { id: string }).id === 'last'
    await Promise.all(streams.map((stream) => stream.message(isLast)))
    const heard = streams.map((stream) =>
      stream
        .messages()
        .map(({ payload }) => (payload as { id: string }).id)
        .filter((id) => id === 'a' || id === 'b'),
    )
    expect(heard).toEqual([['a', 'b'], ['a'], ['b'], [], ['a', 'b']])
    for (const stream of streams) stream.close()
  })

  it('the event stream sends a member its unread counts when it opens', async () => {
    const { headers } = await test.signedIn({ account: 'reader' })
    const stream = await connect(port, headers)
    expect(await stream.message(isOf('notice:unread'))).toEqual({
      event: 'notice:unread',
      payload: { mail: 0, notices: 0 },
      account: 'reader',
    })
    stream.close()
  })

  it('the event stream tells a member when a mail arrives and when it is read', async () => {
    const { id, headers } = await test.signedIn({ account: 'mailed' })
    const stream = await connect(port, headers)
    const counts = () => payloadsOf('notice:unread', stream.messages()).map(({ mail }) => mail)
    await stream.message(isOf('notice:unread'))
    const text = JSON.stringify({ en: 'Hello' })
    const mail = {
      merchant: 'demo',
      member_id: id,
      sender: 'service',
      title: text,
      content: text,
      sent_at: 1,
    }
    await test.db.write.insertInto('mails').values(mail).execute()
    await stream.message((one) => payloadsOf('notice:unread', [one])[0]?.mail === 1)
    await test.db.write.updateTable('mails').set({ read_at: 2 }).where('member_id', '=', id).execute()
    await eventually(() => Promise.resolve(expect(counts()).toEqual([0, 1, 0])))
    stream.close()
  })

  it('the event stream tells an agent when it has read an announcement', async () => {
    const { id, headers } = await test.signedIn({ account: 'agent', type: 1 })
    const text = JSON.stringify({ en: 'For agents' })
    const notice = {
      merchant: 'demo',
      id: 'a1',
      type: 'A' as const,
      groups: ['m_home'],
      title: text,
      content: text,
    }
    await test.db.write
      .insertInto('announcements')
      .values({ ...notice, published_at: 1 })
      .execute()
    const stream = await connect(port, headers)
    await stream.message((one) => payloadsOf('notice:unread', [one])[0]?.notices === 1)
    const read = { merchant: 'demo', announcement_id: 'a1', member_id: id, read_at: 1 }
    await test.db.write.insertInto('announcement_reads').values(read).execute()
    await stream.message((one) => payloadsOf('notice:unread', [one])[0]?.notices === 0)
    stream.close()
  })

  it('the event stream sends a member’s events to nobody else', async () => {
    const [maria, jose] = [
      await test.signedIn({ account: 'maria2' }),
      await test.signedIn({ account: 'jose' }),
    ]
    const [hers, his] = [await connect(port, maria.headers), await connect(port, jose.headers)]
    await give(test, maria.id, 700)
    await hers.message(isBalance(700))
    await give(test, jose.id, 1)
    await his.message(isBalance(1))
    expect(his.messages().some(isBalance(700))).toBe(false)
    hers.close()
    his.close()
  })

  it('the event stream ends with the session that another device of the member signs out, as does one that begins later, and no other ends', async () => {
    const { id, headers } = await test.signedIn({ account: 'belen' })
    const { cookie } = await test.db.transaction((trx) =>
      openSession(trx, {
        memberId: id,
        merchant: 'demo',
        now: test.clock.now(),
        address: '',
        userAgent: '',
      }),
    )
    const other = await connect(port, { ...headers, cookie: `plaza_session=${cookie}` })
    const mine = await connect(port, headers)
    await Promise.all([other.message(isBalance(0)), mine.message(isBalance(0))])
    await test.call({ method: 'DELETE', url: '/wps/session/list', headers })
    const ended = await other.message(isOf('session:ended'))
    await other.ended()
    const late = await connect(port, { ...headers, cookie: `plaza_session=${cookie}` })
    expect(await late.message(isOf('session:ended'))).toMatchObject({
      account: 'belen',
      payload: ended?.payload,
    })
    late.close()
    await give(test, id, 300)
    await mine.message(isBalance(300))
    mine.close()
  })

  it('the event stream continues after the session’s secrets change with the password', async () => {
    const { id, headers } = await test.signedIn({ account: 'corazon' })
    const stream = await connect(port, headers)
    await stream.message(isBalance(0))
    const { id: session } = await test.db.read
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow()
    await test.db.transaction((trx) =>
      reopenSession(trx, session, { now: test.clock.now(), longestMs: 3_600_000 }),
    )
    await give(test, id, 400)
    await stream.message(isBalance(400))
    stream.close()
  })

  it('the event stream ends with the session that logs out, and with no other', async () => {
    const { headers } = await test.signedIn({ account: 'ana' })
    const stream = await connect(port, headers)
    await stream.message(isBalance(0))
    await test.call({ method: 'DELETE', url: '/wps/session/logout', headers })
    const ended = await stream.message(isOf('session:ended'))
    const { id } = await test.db.read
      .selectFrom('sessions')
      .select('id')
      .where('end_reason', '=', 'logout')
      .executeTakeFirstOrThrow()
    expect(ended).toEqual({
      event: 'session:ended',
      payload: { reason: 'logout', session: id },
      account: 'ana',
    })
    await stream.ended()
  })

  it('the event stream serves visitors and sends them no member’s events', async () => {
    const { id } = await test.signedIn({ account: 'quiet' })
    const stream = await connect(port, { host: 'localhost' })
    expect(stream.response.statusCode).toBe(200)
    await give(test, id, 5)
    expect(stream.messages()).toEqual([])
    stream.close()
  })

  describe('the event stream of jackpots', () => {
    const tellPool = (amountMinor: number, merchant = 'demo') =>
      test.db.write
        .insertInto('jackpot_pools')
        .values({
          merchant,
          vendor: 'HBG',
          id: 'grande',
          name: 'Grande',
          amount_minor: amountMinor,
          updated_at: 1,
        })
        .onConflict((on) =>
          on.columns(['merchant', 'vendor', 'id']).doUpdateSet({ amount_minor: amountMinor }),
        )
        .execute()
    const totals = (stream: Awaited<ReturnType<typeof connect>>) =>
      payloadsOf('jackpots:changed', stream.messages()).map(({ totalMinor }) => totalMinor)
    beforeAll(async () => {
      for (const merchant of ['demo', 'lite'])
        await test.db.write
          .insertInto('vendors')
          .values({ merchant, code: 'HBG', name: 'Habagat Play', icon: '/img/vendor/x', rank: 1 })
          .execute()
    })

    // JACKPOT-1
    it('jackpots are sent to the visitors and members of the merchant and to no other merchant’s', async () => {
      const { headers } = await test.signedIn({ account: 'hopeful' })
      const [member, visitor, elsewhere] = [
        await connect(port, headers),
        await connect(port, { host: 'localhost' }),
        await connect(port, { host: 'lite.localhost' }),
      ]
      await member.message(isOf('balance:changed'))
      await tellPool(5_000)
      await Promise.all([member, visitor].map((stream) => stream.message(isOf('jackpots:changed'))))
      expect([totals(member), totals(visitor), totals(elsewhere)]).toEqual([[5_000], [5_000], []])
      for (const stream of [member, visitor, elsewhere]) stream.close()
    })

    // JACKPOT-1
    it('many jackpot changes at once are sent as few events, always with the last value', async () => {
      const stream = await connect(port, { host: 'lite.localhost' })
      for (let amount = 1; amount <= 30; amount += 1) await tellPool(amount, 'lite')
      await stream.message((one) => payloadsOf('jackpots:changed', [one])[0]?.totalMinor === 30)
      // One at first and one a second; a slow machine may need more seconds for thirty changes.
      expect(totals(stream).length).toBeLessThan(15)
      stream.close()
    })
  })

  // FAV-1
  it('a member’s other pages receive favourites that were added or removed', async () => {
    const { headers } = await test.signedIn({ account: 'fan' })
    const game = {
      game_id: 'x',
      name: 'X',
      game_type: 'RNG' as const,
      vendor: 'HBG',
      icon: '/i',
      tint: '#000000',
    }
    await test.db.write
      .insertInto('games')
      .values({ merchant: 'demo', node_id: 7, ...game, support_play: true, is_new: false, rank: 1 })
      .execute()
    const stream = await connect(port, headers)
    await stream.message(isOf('notice:unread'))
    const write = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
      test.call({ method, url, headers, ...(payload && { payload }) })
    await write('POST', '/wps/game/favourites', { nodeId: 7 })
    await write('POST', '/wps/game/favourites', { nodeId: 7 })
    await write('DELETE', '/wps/game/favourites/7')
    await write('DELETE', '/wps/game/favourites/7')
    const pushed = () => stream.messages().filter(isOf('favourites:changed'))
    await eventually(() => Promise.resolve(expect(pushed().length).toBeGreaterThan(1)))
    const favourite = (isFavourite: boolean) => ({
      event: 'favourites:changed',
      payload: { nodeId: '7', isFavourite },
      account: 'fan',
    })
    expect(pushed()).toEqual([favourite(true), favourite(false)])
    stream.close()
  })

  // RELEASE-10
  it('a page of an older shell receives the messages that it knows and no newer kind', async () => {
    const { id, headers } = await test.signedIn({ account: 'older' })
    const stream = await connect(port, headers, '')
    const older = () => stream.messages() as unknown as Record<string, unknown>[]
    // What is pushed while a stream greets its page comes in between.
    await eventually(() => Promise.resolve(expect(older()).toHaveLength(2)))
    await test.db.transaction(async (trx) => {
      await pushTopic(trx, id, 'draw', '7')
      await pushTopic(trx, id, 'balance')
    })
    await eventually(() => Promise.resolve(expect(older()).toHaveLength(3)))
    expect(older()).toMatchObject([
      { kind: 'balance', balance: { totalMinor: 0 }, account: 'older' },
      { kind: 'unread', unread: { mail: 0, notices: 0 } },
      { kind: 'balance' },
    ])
    stream.close()
  })

  it('a fact that a module registers is pushed by topic and subject to the member it belongs to', async () => {
    const { id, headers } = await test.signedIn({ account: 'lucky' })
    const [mine, theirs] = [
      await connect(port, headers),
      await connect(port, (await test.signedIn({ account: 'other' })).headers),
    ]
    await Promise.all([mine, theirs].map((stream) => stream.message(isOf('notice:unread'))))
    await test.db.transaction((trx) => pushTopic(trx, id, 'draw', '7'))
    expect(await mine.message(({ event }) => event === 'draw:opened')).toEqual({
      event: 'draw:opened',
      payload: { id: '7' },
      version: 1,
      account: 'lucky',
    })
    expect(theirs.messages().some(({ event }) => event === 'draw:opened')).toBe(false)
    mine.close()
    theirs.close()
  })

  it('an event that a module defines itself is pushed once to the member it is for', async () => {
    const { id, headers } = await test.signedIn({ account: 'drawn' })
    const stream = await connect(port, headers)
    await stream.message(isOf('notice:unread'))
    await test.db.transaction((trx) => pushEvent(trx, id, drawOpened, { id: '8' }))
    expect(await stream.message(({ event }) => event === 'draw:opened')).toEqual({
      event: 'draw:opened',
      payload: { id: '8' },
      account: 'drawn',
    })
    stream.close()
  })

  it('the event stream is refused to other sites and for unknown hosts', async () => {
    const foreign = await connect(port, { host: 'localhost', 'sec-fetch-site': 'cross-site' })
    expect(foreign.response.statusCode).toBe(403)
    const unknown = await connect(port, { host: 'evil.example' })
    expect(unknown.response.statusCode).toBe(404)
  })

  it('the gateway can stop while streams are open', async () => {
    const other = await createTestGateway()
    await other.gateway.app.listen({ host: '127.0.0.1', port: 0 })
    const stream = await connect((other.gateway.app.server.address() as AddressInfo).port, {
      host: 'localhost',
    })
    await other.close()
    await stream.ended()
  })
})
