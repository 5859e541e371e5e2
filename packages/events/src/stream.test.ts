import type { Push } from '@plaza/contract/page'
import { followStream } from './stream'
import { createTabs, createTestEvents } from './testing'

/** Web Locks of one browser: one holder, the others wait in line. */
function createLocks(): LockManager {
  const line: (() => void)[] = []
  let isHeld = false
  const next = () => {
    isHeld = false
    line.shift()?.()
  }
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const take = () => {
          if (signal.aborted) return next()
          isHeld = true
          void hold().then(() => {
            next()
            resolve()
          }, reject)
        }
        if (isHeld) line.push(take)
        else take()
      }),
  } as unknown as LockManager
}

class FakeSource extends EventTarget {
  readonly CLOSED = 2
  readyState = 1
  get isOpen() {
    return this.readyState === 1
  }
  close() {
    this.readyState = 2
  }
  /** The server accepts the stream. */
  begin() {
    this.dispatchEvent(new Event('open'))
  }
  /** The server refuses it: the browser does not try again. */
  refuse() {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
  /** The connection breaks: the browser tries again by itself. */
  cut() {
    this.readyState = 0
    this.dispatchEvent(new Event('error'))
  }
  send(message: unknown) {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
    )
  }
}

function createBrowser() {
  const tabs = createTabs()
  const locks = createLocks()
  const sources: FakeSource[] = []
  const openTab = () => {
    const events = createTestEvents({ tabs })
    const end = new AbortController()
    const received: Push[] = []
    const lost: boolean[] = []
    followStream({
      url: '/events',
      events,
      channel: tabs.channel(),
      locks,
      open: () => {
        const source = new FakeSource()
        sources.push(source)
        return source as unknown as EventSource
      },
      onPush: (push) => received.push(push),
      onLost: (isLost) => lost.push(isLost),
      random: () => 1,
      signal: end.signal,
    })
    return { events, received, lost, close: () => end.abort() }
  }
  return { openTab, open: () => sources.filter(({ isOpen }) => isOpen), sources }
}

const registry = (revision: number): Push => ({ event: 'registry:revised', payload: { revision } })

describe('the one stream of a browser', () => {
  // EVENT-2
  it('five tabs share one open stream, and every tab receives its messages', () => {
    const browser = createBrowser()
    const tabs = Array.from({ length: 5 }, () => browser.openTab())
    expect(browser.open()).toHaveLength(1)
    browser.open()[0]!.send(registry(4))
    expect(tabs.map(({ received }) => received)).toEqual(Array.from({ length: 5 }, () => [registry(4)]))
  })

  // EVENT-2
  it('another tab takes the stream over when the tab that held it closes', async () => {
    const browser = createBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    first.close()
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
    expect(browser.open()).toHaveLength(1)
    browser.open()[0]!.send(registry(5))
    expect(second.received).toEqual([registry(5)])
    expect(first.received).toEqual([])
  })

  it('the stream is reopened when the account changes, because the cookie did', () => {
    const browser = createBrowser()
    const { events } = browser.openTab()
    events.setSession({ token: 't', merchantCode: 'demo', userName: 'a', type: 0 }, 'login')
    expect(browser.sources).toHaveLength(2)
    expect(browser.open()).toHaveLength(1)
  })

  it('the stream ignores lines that are cut, or are not pushes', () => {
    const browser = createBrowser()
    const { received } = browser.openTab()
    for (const line of [
      '{"event":"regi',
      '{}',
      '{"kind":"registry","revision":1}',
      '{"event":"toast","version":"x"}',
    ])
      browser.open()[0]!.send(line)
    expect(received).toEqual([])
  })
})

describe('a stream that ended for good', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('an ended stream is opened again after delays that double up to 30 s', () => {
    const { openTab, sources } = createBrowser()
    openTab()
    for (const [index, waitMs] of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
      sources.at(-1)!.refuse()
      jest.advanceTimersByTime(waitMs - 1)
      expect(sources).toHaveLength(index + 1)
      jest.advanceTimersByTime(1)
      expect(sources).toHaveLength(index + 2)
    }
  })

  it('an ended stream is reported as lost until it is open again, which resets the delay', () => {
    const { openTab, sources } = createBrowser()
    const { lost } = openTab()
    sources[0]!.refuse()
    jest.advanceTimersByTime(1_000)
    sources[1]!.refuse()
    jest.advanceTimersByTime(2_000)
    expect(lost).toEqual([true, true])
    sources[2]!.begin()
    expect(lost).toEqual([true, true, false])
    sources[2]!.refuse()
    jest.advanceTimersByTime(1_000)
    expect(sources).toHaveLength(4)
  })

  it('an ended stream is not opened twice when the account changes meanwhile, nor after the tab has closed', () => {
    const { openTab, sources } = createBrowser()
    const { events, close } = openTab()
    sources[0]!.refuse()
    events.setSession({ token: 't', merchantCode: 'demo', userName: 'a', type: 0 }, 'login')
    jest.advanceTimersByTime(60_000)
    expect(sources).toHaveLength(2)
    sources[1]!.refuse()
    close()
    jest.advanceTimersByTime(60_000)
    expect(sources).toHaveLength(2)
  })

  it('every tab is notified when a lost stream is restored, but not when it first opens', () => {
    const { openTab, sources } = createBrowser()
    const tabs = [openTab(), openTab()]
    const restored = [0, 0]
    tabs.forEach(({ events }, index) => events.on('stream:restored', () => (restored[index]! += 1)))
    sources[0]!.begin()
    expect(restored).toEqual([0, 0])
    sources[0]!.cut()
    sources[0]!.begin()
    expect(restored).toEqual([1, 1])
    sources[0]!.refuse()
    jest.advanceTimersByTime(1_000)
    sources[1]!.begin()
    expect(restored).toEqual([2, 2])
  })

  // FRAME-23
  it('every tab hears that the stream is away after three seconds, and not of a shorter break', () => {
    const { openTab, sources } = createBrowser()
    const tabs = [openTab(), openTab()]
    const lost = [0, 0]
    tabs.forEach(({ events }, index) => events.on('stream:lost', () => (lost[index]! += 1)))
    sources[0]!.begin()
    sources[0]!.cut()
    jest.advanceTimersByTime(2_900)
    sources[0]!.begin()
    jest.advanceTimersByTime(10_000)
    expect(lost).toEqual([0, 0])
    sources[0]!.cut()
    jest.advanceTimersByTime(3_000)
    expect(lost).toEqual([1, 1])
    sources[0]!.begin()
    sources[0]!.refuse()
    jest.advanceTimersByTime(3_000)
    expect(lost).toEqual([2, 2])
  })

  it('a stream is left to the browser while the browser reconnects by itself', () => {
    const { openTab, sources } = createBrowser()
    const { lost } = openTab()
    sources[0]!.cut()
    jest.advanceTimersByTime(60_000)
    expect(sources).toHaveLength(1)
    expect(lost).toEqual([])
  })
})
