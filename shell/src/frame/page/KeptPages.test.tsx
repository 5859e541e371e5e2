import type { BootPlan } from '@plaza/contract/federation'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { useLocation, useNavigate } from '@plaza/facade/router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useMemo, useState } from 'react'
import { renderShell } from '../../testing/render-shell'
import { useShell } from '../../kernel/page/context'
import { pageAt } from '../../kernel/routes/current-page'
import { Here } from '../../kernel/routes/Here'
import { PagesInMemory, usePlace } from '../../kernel/routes/place'
import { SiteRouter } from '../../kernel/routes/SiteRouter'
import { keptAtMost } from './kept-pages'
import { KeptPages } from './KeptPages'

jest.mock('../../features/home/HomeScreen', () => ({ HomeScreen: () => <Home /> }))

const lists = ['/m/one', '/m/two', '/m/three', '/m/four', '/m/five'] as const
const form = '/m/form'
const task = '/m/task'
const plan = createTestPlan({
  'mf-games': { routes: lists.map((path) => ({ path, skeleton: 'list' })) },
  'mf-cashier': {
    routes: [
      { path: form, skeleton: 'form' },
      { path: task, bottomMenu: false },
    ],
  },
})

const log: string[] = []

/** A page that counts, says what it does, and shows the address that it sees. */
function createPage(name: string) {
  return function CountingPage() {
    const [count, setCount] = useState(0)
    const { signal } = useRemote()
    log.push(`${name} draws`)
    useEffect(() => {
      log.push(`${name} begins`)
      return () => void log.push(`${name} ends`)
    }, [])
    useEffect(() => {
      if (signal.aborted) return undefined
      log.push(`${name} has a signal`)
      return undefined
    }, [signal])
    return (
      <button onClick={() => setCount(count + 1)}>
        {name}
        <Query /> {count}
      </button>
    )
  }
}

const Query = () => useLocation().search

/** Reads the address, and nothing else. */
function Home() {
  log.push(`home draws ${useLocation().pathname}`)
  return <p>home</p>
}

function Buttons() {
  const go = useNavigate()
  return (
    <>
      <button onClick={() => void go(-1)}>back</button>
      {[...lists, '/m/one?tab=2', form, task, '/m/home'].map((to) => (
        <button key={to} onClick={() => void go(to)}>
          {`to ${to}`}
        </button>
      ))}
    </>
  )
}

function Frame() {
  const { plan: store } = useShell()
  const { pathname } = usePlace().location
  const current = useStoreValue(store)
  const page = useMemo(() => pageAt(pathname, current, 'en'), [pathname, current])
  return (
    <>
      <Here>
        <Buttons />
      </Here>
      <main>
        <KeptPages page={page} />
      </main>
    </>
  )
}

const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const open = async (...names: string[]) => {
  for (const name of names) await tap(`to ${name}`)
}
const shown = () => document.querySelector('main > * > :not([aria-hidden])')?.textContent

async function start(path = '/m/one', site = <Frame />) {
  const components = Object.fromEntries([
    ...lists.map((at) => [`mf-games/${at}`, createPage(at)] as const),
    ...[form, task].map((at) => [`mf-cashier/${at}`, createPage(at)] as const),
  ])
  const view = renderShell(site, { path, plan, components, session: testSession() })
  await act(async () => undefined)
  log.length = 0
  return { ...view, replacePlan: (next: BootPlan) => act(() => view.shell.plan.replace(next)) }
}

describe('a page that is left', () => {
  // FRAME-19
  it('a page that is left comes back as it was, without drawing again, and is hidden meanwhile', async () => {
    await start()
    await tap('/m/one 0')
    await open('/m/two')
    expect(shown()).toBe('/m/two 0')
    expect(screen.queryByRole('button', { name: '/m/one 1' })).not.toBeInTheDocument()
    expect(screen.getByText('/m/one 1')).not.toBeVisible()
    log.length = 0
    await tap('back')
    expect(shown()).toBe('/m/one 1')
    expect(log.filter((line) => line.startsWith('/m/two') && line.endsWith('draws'))).toEqual([])
  })

  it('a page that is left is known by its address', async () => {
    const inMemory = { current: new Set<string>() }
    await start(
      '/m/one?tab=2',
      <PagesInMemory value={inMemory}>
        <Frame />
      </PagesInMemory>,
    )
    expect([...inMemory.current]).toEqual([])
    await open('/m/two')
    expect([...inMemory.current]).toEqual(['/m/one?tab=2'])
  })

  describe('where the browser can leave a page undrawn', () => {
    const supports = jest.fn(() => true)
    beforeEach(() => Object.assign(globalThis, { CSS: { supports: supports.mockReturnValue(true) } }))
    afterEach(() => Reflect.deleteProperty(globalThis, 'CSS'))

    it('a page that is left keeps its layout, and does not where the browser draws it', async () => {
      await start()
      const page = screen.getByRole('button', { name: '/m/one 0' })
      await open('/m/two')
      expect(page).toBeVisible()
      expect(screen.queryByRole('button', { name: '/m/one 0' })).not.toBeInTheDocument()
      supports.mockReturnValue(false)
      await open('/m/three')
      expect(screen.getByText('/m/two 0')).not.toBeVisible()
    })

    // PERF-10
    it('a page is shown again before its effects begin, and one that is left meanwhile begins none', async () => {
      await start()
      await open('/m/two')
      log.length = 0
      await tap('back')
      expect(shown()).toBe('/m/one 0')
      expect(log).toEqual(['/m/two ends'])
      await waitFor(() => expect(log).toContain('/m/one begins'))
      await open('/m/two')
      log.length = 0
      await open('/m/one')
      await open('/m/three')
      await waitFor(() => expect(log).toContain('/m/three begins'))
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(log).not.toContain('/m/one begins')
    })
  })

  it('a page that reads the address is shown again without drawing, and not drawn while it is left', async () => {
    history.replaceState(null, '', '/m/home')
    await start(
      '/m/home',
      <SiteRouter>
        <Frame />
      </SiteRouter>,
    )
    const openUntil = async (name: string, text: string) => {
      await tap(name)
      await waitFor(() => expect(shown()).toBe(text))
    }
    await openUntil('to /m/one', '/m/one 0')
    await openUntil('to /m/two', '/m/two 0')
    await openUntil('to /m/home', 'home')
    expect(log.filter((line) => line.startsWith('home draws'))).toEqual([])
  })

  // FRAME-19
  it('a page that is left ends its effects and its signal, and starts them again when it is shown again', async () => {
    await start()
    await open('/m/two')
    expect(log).toContain('/m/one ends')
    log.length = 0
    await tap('back')
    expect(log).toEqual(expect.arrayContaining(['/m/one begins', '/m/one has a signal', '/m/two ends']))
  })

  it('a page that is left keeps its address, and takes the new one when it is opened by a link', async () => {
    await start('/m/one?tab=1')
    await tap('/m/one?tab=1 0')
    await open('/m/two')
    await open('/m/one?tab=2')
    expect(shown()).toBe('/m/one?tab=2 1')
  })

  // FRAME-19
  it('no more than the last few pages are kept', async () => {
    await start()
    await tap('/m/one 0')
    await open(...lists.slice(1, keptAtMost + 1), '/m/one')
    expect(shown()).toBe('/m/one 1')
    await open(...lists.slice(1), '/m/one')
    expect(shown()).toBe('/m/one 0')
  })

  // FRAME-19
  it.each([
    ['a form', form],
    ['a task without the menu', task],
  ])('%s is not kept, because it may hold a secret or a payment', async (_what, path) => {
    await start(path)
    await tap(`${path} 0`)
    expect(shown()).toBe(`${path} 1`)
    await open('/m/two', path)
    expect(shown()).toBe(`${path} 0`)
  })

  const others = { ...plan, revision: 2 }
  it.each<[string, (view: Awaited<ReturnType<typeof start>>) => void]>([
    ['the plan is replaced', ({ replacePlan }) => replacePlan(others)],
    [
      'another account signs in',
      ({ events }) => act(() => events.setSession(testSession({ userName: 'vip05' }), 'login')),
    ],
    ['the session ends', ({ events }) => act(() => events.setSession(null, 'expired'))],
    ['the language changes', ({ setLanguage }) => setLanguage('fil')],
  ])('kept pages are let go when %s, and the page in view stays', async (_what, happen) => {
    const view = await start()
    await tap('/m/one 0')
    await open('/m/two')
    await tap('/m/two 0')
    happen(view)
    expect(shown()).toBe('/m/two 1')
    await open('/m/one')
    expect(shown()).toBe('/m/one 0')
  })

  // EDGE-5
  it('a page that is left comes back as it was after the plan of the document was completed', async () => {
    const { replacePlan } = await start()
    await tap('/m/one 0')
    replacePlan({ ...plan, remotes: plan.remotes.map((remote) => ({ ...remote })) })
    await open('/m/two')
    await tap('back')
    expect(shown()).toBe('/m/one 1')
  })

  it('a page in view stays when the plan is replaced, and is rendered from scratch when it is opened again after that', async () => {
    const { replacePlan } = await start()
    await tap('/m/one 0')
    replacePlan(others)
    expect(shown()).toBe('/m/one 1')
    await open('/m/two')
    await tap('back')
    expect(shown()).toBe('/m/one 0')
    await tap('/m/one 0')
    await open('/m/two')
    await tap('back')
    expect(shown()).toBe('/m/one 1')
  })

  it('a page that is opened at the moment at which the plan is replaced is rendered from scratch', async () => {
    const { shell } = await start()
    await tap('/m/one 0')
    await open('/m/two')
    await act(async () => {
      shell.plan.replace(others)
      fireEvent.click(screen.getByRole('button', { name: 'back' }))
    })
    expect(shown()).toBe('/m/one 0')
  })

  it('a remote that was switched off does not come back from memory', async () => {
    const { replacePlan } = await start()
    await open('/m/home')
    replacePlan({ ...plan, revision: 2, remotes: plan.remotes.filter(({ name }) => name !== 'mf-games') })
    await open('/m/one')
    expect(shown()).not.toContain('/m/one')
  })
})
