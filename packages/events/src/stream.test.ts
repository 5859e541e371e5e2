import type { StreamMessage } from '@plaza/contract'
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
  isOpen = true
  close() {
    this.isOpen = false
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
    const heard: StreamMessage[] = []
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
      onMessage: (message) => heard.push(message),
      signal: end.signal,
    })
    return { events, heard, close: () => end.abort() }
  }
  return { openTab, open: () => sources.filter(({ isOpen }) => isOpen), sources }
}

const registry = (revision: number): StreamMessage => ({ kind: 'registry', revision })

describe('the one stream of a browser', () => {
  it('is open once for five tabs, and every tab hears it', () => {
    const browser = createBrowser()
    const tabs = Array.from({ length: 5 }, () => browser.openTab())
    expect(browser.open()).toHaveLength(1)
    browser.open()[0]!.send(registry(4))
    expect(tabs.map(({ heard }) => heard)).toEqual(Array.from({ length: 5 }, () => [registry(4)]))
  })

  it('is taken over when the tab that held it goes', async () => {
    const browser = createBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    first.close()
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
    expect(browser.open()).toHaveLength(1)
    browser.open()[0]!.send(registry(5))
    expect(second.heard).toEqual([registry(5)])
    expect(first.heard).toEqual([])
  })

  it('is opened anew when the account changes, because the cookie did', () => {
    const browser = createBrowser()
    const { events } = browser.openTab()
    events.setSession({ token: 't', merchantCode: 'demo', userName: 'a', type: 0 }, 'login')
    expect(browser.sources).toHaveLength(2)
    expect(browser.open()).toHaveLength(1)
  })

  it('passes over lines that are cut or not of the contract', () => {
    const browser = createBrowser()
    const { heard } = browser.openTab()
    for (const line of ['{"kind":"regi', '{}', '{"kind":"balance","balance":{}}'])
      browser.open()[0]!.send(line)
    expect(heard).toEqual([])
  })
})
