import { defineEvent } from '@plaza/contract/kernel'
import { streamAddress, type Push } from '@plaza/contract/page'
import * as z from 'zod/mini'
import { followStream } from './stream'
import { createTabs, createTestEvents } from './testing'
import { gatherTopics } from './topics'

const draw = defineEvent('draw:changed', z.object({ lottery: z.string() }))
const nothing = () => undefined

function openTab(tabs: ReturnType<typeof createTabs>) {
  const events = createTestEvents({ tabs })
  const end = new AbortController()
  const page = new EventTarget()
  const topics = gatherTopics({ own: events.topics, channel: tabs.channel(), page, signal: end.signal })
  return { events, page, topics: () => topics.getState(), close: () => end.abort() }
}

describe('the topics that a browser subscribes to', () => {
  it('a page wants the events that remotes listen to, about their subjects or all of them', () => {
    const { events } = openTab(createTabs())
    const offs = [events.on(draw, nothing, undefined, ['b', 'a']), events.on('toast', nothing)]
    expect(events.topics.getState()).toEqual(['draw:changed/a', 'draw:changed/b'])
    offs.push(events.on(draw, nothing))
    expect(events.topics.getState()).toEqual(['draw:changed'])
    for (const off of offs) off()
    expect(events.topics.getState()).toEqual([])
  })

  // EVENT-2
  it('every tab knows what all of them want, also one that comes later', () => {
    const tabs = createTabs()
    const first = openTab(tabs)
    first.events.on(draw, nothing, undefined, ['a'])
    const second = openTab(tabs)
    second.events.on(draw, nothing, undefined, ['b'])
    expect([first.topics(), second.topics()]).toEqual([
      ['draw:changed/a', 'draw:changed/b'],
      ['draw:changed/a', 'draw:changed/b'],
    ])
    second.close()
    expect(first.topics()).toEqual(['draw:changed/a'])
  })

  it('a tab that is put away wants nothing until it is shown again', () => {
    const tabs = createTabs()
    const [first, second] = [openTab(tabs), openTab(tabs)]
    second.events.on(draw, nothing, undefined, ['b'])
    second.page.dispatchEvent(new Event('pagehide'))
    expect(first.topics()).toEqual([])
    second.page.dispatchEvent(new Event('pageshow'))
    expect(first.topics()).toEqual(['draw:changed/b'])
  })
})

class FakeSource extends EventTarget {
  readonly CLOSED = 2
  readyState = 1
  constructor(readonly url: string) {
    super()
  }
  close() {
    this.readyState = 2
  }
}

function follow(tabs = createTabs()) {
  const events = createTestEvents({ tabs })
  const end = new AbortController()
  const sources: FakeSource[] = []
  const received: Push[] = []
  const locks = { request: (_name: string, _options: object, hold: () => Promise<void>) => hold() }
  followStream({
    url: '/events',
    addressOf: streamAddress,
    events,
    channel: tabs.channel(),
    locks: locks as unknown as LockManager,
    open: (url) => {
      sources.push(new FakeSource(url))
      return sources.at(-1) as unknown as EventSource
    },
    onPush: (push) => received.push(push),
    onLost: nothing,
    random: () => 1,
    signal: end.signal,
  })
  return { events, sources, received, tabs, close: () => end.abort() }
}

describe('the stream of a browser with topics', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('more topics open another stream, and the one before ends when that is open', () => {
    const { events, sources, close } = follow()
    expect(sources.map(({ url }) => url)).toEqual(['/events?messages=2&topics='])
    events.on(draw, nothing, undefined, ['a'])
    events.on(draw, nothing, undefined, ['b'])
    jest.advanceTimersByTime(1_000)
    expect(sources.map(({ url }) => url)).toEqual([
      '/events?messages=2&topics=',
      '/events?messages=2&topics=draw:changed/a,draw:changed/b',
    ])
    expect(sources.map(({ readyState }) => readyState)).toEqual([1, 1])
    sources[1]?.dispatchEvent(new Event('open'))
    expect(sources.map(({ readyState }) => readyState)).toEqual([2, 1])
    close()
  })

  it('of streams whose topics change again before they open, only the newest stays, and the open one until then', () => {
    const { events, sources, close } = follow()
    const opened = () => sources.map(({ readyState }) => readyState)
    for (const lottery of ['a', 'b']) {
      events.on(draw, nothing, undefined, [lottery])
      jest.advanceTimersByTime(1_000)
    }
    expect(opened()).toEqual([1, 2, 1])
    sources[2]?.dispatchEvent(new Event('error'))
    expect(opened()).toEqual([2, 2, 1])
    close()
    expect(opened()).toEqual([2, 2, 2])
  })

  it('a change of account ends both the stream and the one that it replaces', () => {
    const { events, sources, close } = follow()
    events.on(draw, nothing, undefined, ['a'])
    jest.advanceTimersByTime(1_000)
    events.setSession({ token: 't', merchantCode: 'demo', userName: 'a', type: 0 }, 'login')
    expect(sources.map(({ readyState }) => readyState)).toEqual([2, 2, 1])
    close()
  })

  it('topics are dropped with a delay: a page that is returned to need not ask for them again', () => {
    const { events, sources, close } = follow()
    const watch = () => events.on(draw, nothing, undefined, ['a'])
    const off = watch()
    jest.advanceTimersByTime(1_000)
    sources[1]?.dispatchEvent(new Event('open'))
    off()
    jest.advanceTimersByTime(5_000)
    const again = watch()
    jest.advanceTimersByTime(60_000)
    expect(sources).toHaveLength(2)
    again()
    jest.advanceTimersByTime(60_000)
    expect(sources.at(-1)?.url).toBe('/events?messages=2&topics=')
    close()
  })

  it('a tab of an earlier shell gets no events of this stream, and this tab gets only the registry from that one', () => {
    const { sources, received, tabs, close } = follow()
    const older: unknown[] = []
    const channel = tabs.channel()
    channel.addEventListener('message', ({ data }: MessageEvent) =>
      older.push((data as { kind: string }).kind),
    )
    const push: Push = { event: 'draw:changed', payload: { lottery: 'a' } }
    sources[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(push) }))
    expect(older).toEqual(['news'])
    const revised: Push = { event: 'registry:revised', payload: { revision: 2 } }
    channel.postMessage({ kind: 'push', push })
    channel.postMessage({ kind: 'push', push: revised })
    expect(received).toEqual([push, revised])
    close()
  })
})
