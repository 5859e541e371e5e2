import { createTestEvents } from '@plaza/events/testing'
import { act, render, screen } from '@testing-library/react'
import { use, useEffect, useState } from 'react'
import { HostContext, useRemote, type Host } from './context'
import { DeadlineError } from './deadline'
import { RemoteFailure } from './failure'
import type { Loader } from './loader'
import { createPlanStore } from './plan-store'
import { RemoteMount } from './RemoteMount'
import { createTestLoader, createTestPlan } from './testing/test-plan'

const plan = createTestPlan({ 'mf-x': {} })
const newer = {
  ...plan,
  revision: 2,
  remotes: plan.remotes.map((remote) => ({ ...remote, release: '2.0.0-00000000' })),
}

function mount(component: Loader['component'], loader: Partial<Loader> = {}) {
  const kept = createPlanStore(plan)
  let listeners = 0
  const store: typeof kept = {
    ...kept,
    subscribe(listener) {
      const end = kept.subscribe(listener)
      listeners += 1
      return () => {
        listeners -= 1
        end()
      }
    },
  }
  const mounted: string[] = []
  const events = createTestEvents()
  const host: Host = {
    plan: store,
    loader: {
      ...createTestLoader({}),
      component,
      mounted: (remote) => void mounted.push(remote),
      ...loader,
    },
    events,
    flags: {},
    promos: {},
    merchant: 'demo',
    ownPaths: [],
    furtherPaths: undefined,
    home: null,
    imageCdn: '',
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    serverNow: () => 0,
    navigate: () => undefined,
    FailureCard: ({ reference }) => <p>failed {reference}</p>,
    Pending: () => <p>pending</p>,
  }
  const { unmount } = render(
    <HostContext value={host}>
      <RemoteMount remote="mf-x" contribution="page" kind="page" />
    </HostContext>,
  )
  return { store, mounted, events, unmount, listeners: () => listeners }
}

describe('a component that is never drawn', () => {
  const never = new Promise<void>(() => undefined)
  const Waiting = () => {
    use(never)
    return <p>here</p>
  }
  const Placeholders = () => (
    <div aria-busy>
      <span data-skeleton="" />
    </div>
  )
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  // REMOTE-5
  it.each([
    ['waits while it renders for what does not come', Waiting, 5_000],
    ['draws nothing but placeholders', Placeholders, 13_000],
  ])(
    'a component that %s gives way to the fallback release, and is counted',
    async (_what, Bad, atMostMs) => {
      let release = 'new'
      const renderFailed = jest.fn(() => {
        release = 'old'
        return { action: 'fallback' as const, reference: 'late' }
      })
      const component = async () => ({ Component: release === 'new' ? Bad : () => <p>older</p>, release })
      mount(component, { renderFailed })
      await act(() => jest.advanceTimersByTimeAsync(0))
      await act(() => jest.advanceTimersByTimeAsync(atMostMs - 1))
      expect(renderFailed).not.toHaveBeenCalled()
      await act(() => jest.advanceTimersByTimeAsync(1))
      expect(renderFailed).toHaveBeenCalledWith('mf-x', 'new', 0, expect.any(DeadlineError))
      expect(screen.getByText('older')).toBeInTheDocument()
    },
  )

  describe('a heading above a placeholder', () => {
    const inView = { top: 100, bottom: 200, left: 0, right: 300, width: 300, height: 100 }
    const HeadingAlone = () => (
      <>
        <h1>Deposit</h1>
        <Placeholders />
      </>
    )
    const mountAt = async (rectangle: Partial<DOMRect>, component = HeadingAlone) => {
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rectangle as DOMRect)
      const renderFailed = jest.fn(() => ({ action: 'card' as const, reference: 'late' }))
      mount(async () => ({ Component: component, release: 'new' }), { renderFailed })
      await act(() => jest.advanceTimersByTimeAsync(0))
      return renderFailed
    }
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    afterEach(() => jest.restoreAllMocks())

    // REMOTE-5
    it('a component with a heading and a placeholder in view that stays is ended after two reads', async () => {
      const renderFailed = await mountAt(inView)
      await pass(22_999)
      expect(renderFailed).not.toHaveBeenCalled()
      await pass(1)
      expect(renderFailed).toHaveBeenCalledWith('mf-x', 'new', 0, expect.any(DeadlineError))
      expect(screen.getByText('failed late')).toBeInTheDocument()
    })

    it('a component whose placeholder is below the view stays', async () => {
      const renderFailed = await mountAt({ ...inView, top: 2_000, bottom: 2_100 })
      await pass(60_000)
      expect(renderFailed).not.toHaveBeenCalled()
    })

    it('a component whose placeholder gives way to a later part with a placeholder stays', async () => {
      const TwoParts = () => {
        const [part, setPart] = useState(0)
        useEffect(() => void setTimeout(() => setPart(1), 15_000), [])
        return (
          <>
            <h1>Deposit</h1>
            <Placeholders key={part} />
          </>
        )
      }
      const renderFailed = await mountAt(inView, TwoParts)
      await pass(15_000)
      await pass(60_000)
      expect(renderFailed).not.toHaveBeenCalled()
    })

    const hide = (isAway: boolean) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isAway ? 'hidden' : 'visible')
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const disconnect = (isAway: boolean) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isAway)
      globalThis.dispatchEvent(new Event(isAway ? 'offline' : 'online'))
    }
    it.each([
      ['hidden', hide],
      ['offline', disconnect],
    ])(
      'the time in which the page is %s does not count against a component with a placeholder',
      async (_what, leave) => {
        const renderFailed = await mountAt(inView)
        await pass(20_000)
        leave(true)
        await pass(60_000)
        expect(renderFailed).not.toHaveBeenCalled()
        leave(false)
        await pass(22_999)
        expect(renderFailed).not.toHaveBeenCalled()
        await pass(1)
        expect(renderFailed).toHaveBeenCalled()
      },
    )
  })

  it('a component whose placeholders are replaced in time stays', async () => {
    const renderFailed = jest.fn()
    const Slow = () => {
      const [isThere, setIsThere] = useState(false)
      useEffect(() => void setTimeout(() => setIsThere(true), 9_000), [])
      return isThere ? <p>here</p> : <Placeholders />
    }
    mount(async () => ({ Component: Slow, release: 'new' }), { renderFailed })
    await act(() => jest.advanceTimersByTimeAsync(0))
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(renderFailed).not.toHaveBeenCalled()
    expect(screen.getByText('here')).toBeInTheDocument()
  })
})

describe('the place of a remote', () => {
  // REMOTE-4
  it('the mount of a failed remote recovers by itself once the plan has another release', async () => {
    let isBroken = true
    const attempts: number[] = []
    const { store } = mount(async () => {
      attempts.push(1)
      if (isBroken) throw new RemoteFailure('entry', 'missing', 'abc')
      return { Component: () => <p>here</p>, release: '2.0.0-00000000' }
    })
    expect(await screen.findByText('failed abc')).toBeInTheDocument()
    act(() => store.replace({ ...plan, revision: 2 }))
    expect(attempts).toHaveLength(1)
    isBroken = false
    act(() => store.replace({ ...newer, revision: 3 }))
    expect(await screen.findByText('here')).toBeInTheDocument()
    expect(attempts).toHaveLength(2)
  })

  // REMOTE-8
  it('the mount of a drawn remote is not changed by a newer plan', async () => {
    const attempts: number[] = []
    const { store, mounted } = mount(async () => {
      attempts.push(1)
      return { Component: () => <p>here</p>, release: '1.0.0-00000000' }
    })
    expect(await screen.findByText('here')).toBeInTheDocument()
    act(() => store.replace(newer))
    expect(screen.getByText('here').closest('[data-remote]')).toHaveAttribute(
      'data-release',
      '1.0.0-00000000',
    )
    expect(attempts).toHaveLength(1)
    expect(mounted).toEqual(['mf-x'])
  })

  it('the mount replaces its failure card by a slow remote that loads after all', async () => {
    let come: () => void = () => undefined
    const late = new Promise<void>((resolve) => (come = resolve))
    let isThere = false
    mount(async () => {
      if (!isThere) throw new RemoteFailure('entry', 'timeout', 'slow', undefined, late)
      return { Component: () => <p>screen</p>, release: '1.0.0-00000000' }
    })
    expect(await screen.findByText('failed slow')).toBeInTheDocument()
    isThere = true
    come()
    expect(await screen.findByText('screen')).toBeInTheDocument()
  })

  // REMOTE-6
  it('a remote that is unmounted leaves no listener, timer or node behind', async () => {
    const heard: string[] = []
    const ticks: number[] = []
    function Screen() {
      const { events, signal } = useRemote()
      useEffect(() => {
        events.on('toast', ({ text }) => void heard.push(text), signal)
        const timer = setInterval(() => ticks.push(1), 1)
        signal.addEventListener('abort', () => clearInterval(timer))
      }, [events, signal])
      return <p>here</p>
    }
    const { events, unmount, listeners } = mount(async () => ({
      Component: Screen,
      release: '1.0.0-00000000',
    }))
    await screen.findByText('here')
    events.say('toast', { text: 'before', kind: 'info' })
    unmount()
    ticks.length = 0
    events.say('toast', { text: 'after', kind: 'info' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard).toEqual(['before'])
    expect(ticks).toEqual([])
    expect(document.body.textContent).toBe('')
    expect(listeners()).toBe(0)
  })
})
