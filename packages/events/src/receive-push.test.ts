/** @jest-environment node */
import { defineEvent } from '@plaza/contract/kernel'
import type { SessionInfo } from '@plaza/contract/identity'
import type { Balance } from '@plaza/contract/money'
import { pushOf } from '@plaza/contract/page'
import * as z from 'zod/mini'
import { createTestEvents } from './testing'

const session = (userName: string): SessionInfo => ({ token: 't', merchantCode: 'demo', userName, type: 0 })
const balance = (version: number): Balance => ({
  wallets: [],
  totalMinor: version,
  currency: 'PHP',
  version,
  asOf: 1,
})
const drawOpened = defineEvent('draw:opened', z.object({ id: z.string() }))

function page(userName?: string) {
  const dropped: string[] = []
  const events = createTestEvents({ onDropped: (event, reason) => dropped.push(`${reason} ${event}`) })
  if (userName !== undefined) events.setSession(session(userName), 'login')
  const totals: number[] = []
  events.on('balance:changed', ({ totalMinor }) => totals.push(totalMinor))
  return { events, dropped, totals }
}

describe('a push of the stream', () => {
  // EVENT-2
  it('a push reaches the stores and the listeners', () => {
    const { events, totals, dropped } = page('maria')
    events.receivePush(pushOf('balance:changed', balance(4), { account: 'maria', version: 4 }))
    expect([totals, events.balance.getState().balance?.version, dropped]).toEqual([[4], 4, []])
  })

  // EVENT-2, SESSION-7
  it('a push for another account is shown nowhere and is counted, also when somebody else has signed in meanwhile', () => {
    const { events, totals, dropped } = page('maria')
    events.setSession(session('jose'), 'login')
    events.receivePush(pushOf('balance:changed', balance(4), { account: 'maria', version: 4 }))
    events.receivePush(pushOf('notice:unread', { mail: 9, notices: 9 }, { account: 'maria' }))
    expect([totals, events.balance.getState().balance, events.unread.getState()]).toEqual([
      [],
      null,
      { mail: 0, notices: 0 },
    ])
    expect(dropped).toEqual(['account balance:changed', 'account notice:unread'])
  })

  it('a push for a member is dropped on a visitor’s page', () => {
    const { events, dropped } = page()
    events.receivePush(
      pushOf('order:changed', { id: '1', type: 'deposit', state: 'credited' }, { account: 'maria' }),
    )
    expect(dropped).toEqual(['account order:changed'])
  })

  // EVENT-2
  it('a push of an older version is dropped and counted, and another account starts over', () => {
    const { events, totals, dropped } = page('maria')
    events.receivePush(pushOf('balance:changed', balance(7), { account: 'maria', version: 7 }))
    events.receivePush(pushOf('balance:changed', balance(6), { account: 'maria', version: 6 }))
    expect([totals, dropped]).toEqual([[7], ['older balance:changed']])
    events.setSession(session('jose'), 'login')
    events.receivePush(pushOf('balance:changed', balance(2), { account: 'jose', version: 2 }))
    expect(totals).toEqual([7, 2])
  })

  // EVENT-2
  it('a push with an unknown event is ignored and counted', () => {
    const { events, dropped } = page('maria')
    for (const event of ['draw:opened', 'constructor', 'toString'])
      events.receivePush({ event, payload: { id: '7' }, account: 'maria' })
    expect(dropped).toEqual(['unknown draw:opened', 'unknown constructor', 'unknown toString'])
  })

  it.each([
    ['balance:changed', { totalMinor: 'much' }],
    ['notice:unread', null],
  ])(
    'a push whose payload does not fit the schema of %s changes nothing and is counted',
    (event, payload) => {
      const { events, totals, dropped } = page('maria')
      events.receivePush({ event, payload, account: 'maria' })
      expect([totals, events.balance.getState().balance, dropped]).toEqual([[], null, [`invalid ${event}`]])
    },
  )
})

describe('an event that only a remote defines', () => {
  it('a remote receives its own event for as long as it listens, parsed by its own schema', () => {
    const { events, dropped } = page('maria')
    const received: unknown[] = []
    const mount = new AbortController()
    events.on(drawOpened, (draw) => received.push(draw), mount.signal)
    const push = { event: 'draw:opened', payload: { id: '7', prize: 5 }, account: 'maria', version: 1 }
    events.receivePush(push)
    events.receivePush({ ...push, payload: { id: 8 } })
    mount.abort()
    events.receivePush(push)
    expect(received).toEqual([{ id: '7' }])
    expect(dropped).toEqual(['invalid draw:opened', 'unknown draw:opened'])
  })

  // EVENT-1
  it('each remote’s own definition of an event applies, when a newer one has an additional field', () => {
    const { events } = page('maria')
    const received: unknown[] = []
    const newer = defineEvent('draw:opened', z.object({ id: z.string(), prize: z.number() }))
    events.on(drawOpened, (draw) => received.push(draw))
    events.on(newer, (draw) => received.push(draw))
    events.receivePush({ event: 'draw:opened', payload: { id: '7', prize: 5 }, account: 'maria' })
    expect(received).toEqual([{ id: '7' }, { id: '7', prize: 5 }])
  })

  it('one remote can send its own event to another', () => {
    const { events } = page('maria')
    const received: unknown[] = []
    events.on(drawOpened, (draw) => received.push(draw))
    events.say(drawOpened, { id: '9' })
    expect(received).toEqual([{ id: '9' }])
    expect(() => events.say(drawOpened, { id: 9 } as never)).toThrow(TypeError)
  })

  // EVENT-2
  it('an event that a release sends under a name unknown to this page is dropped and counted, not thrown', () => {
    const { events, dropped } = page('maria')
    expect(() => events.say('draw:closed' as 'toast', {} as never)).not.toThrow()
    expect(dropped).toEqual(['unknown draw:closed'])
  })
})
