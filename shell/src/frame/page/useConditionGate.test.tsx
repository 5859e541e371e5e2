import { createTabs, createTestEvents } from '@plaza/events/testing'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, screen } from '@testing-library/react'
import { useLocation } from '@plaza/facade/router'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { useSignedOutElsewhere } from '../../kernel/session/useSignedOutElsewhere'
import { CurrentPage } from './CurrentPage'
import { pageAt } from '../../kernel/routes/current-page'

const plan = createTestPlan({
  'mf-cashier': {
    routes: [
      { path: '/m/withdraw', when: { auth: 'member' } },
      { path: '/m/vouReport', when: { flag: 'DEPRECM3' } },
      { path: '/m/agent', waitsForAccount: true },
    ],
  },
})
/** The page as the frame renders it. */
function Here() {
  const { pathname } = useLocation()
  useSignedOutElsewhere()
  return <CurrentPage page={pageAt(pathname, plan, 'en')} />
}
const open = (options: RenderShellOptions) => {
  const emitted: unknown[] = []
  const view = renderShell(<Here />, {
    plan,
    components: { 'mf-cashier//m/withdraw': () => <p>withdraw form</p> },
    onEvents: (events) => events.on('session:required', (event) => emitted.push(event)),
    ...options,
  })
  return { ...view, emitted }
}

describe("a member's page", () => {
  // SESSION-4
  it('a member’s page asks a visitor to sign in, with the way back', () => {
    const { emitted } = open({ path: '/m/withdraw?from=menu' })
    expect(screen.queryByText('withdraw form')).toBeNull()
    expect(emitted).toEqual([{ returnTo: '/m/withdraw?from=menu' }])
  })

  it('a member’s page waits while the account behind the cookie is asked for, and asks nobody to sign in', async () => {
    const { emitted, events, shell } = open({ path: '/m/withdraw', isRecognising: true })
    expect(screen.queryByText('withdraw form')).toBeNull()
    act(() => {
      events.setSession(testSession(), 'start')
      shell.recognition.settle()
    })
    expect(await screen.findByText('withdraw form')).toBeInTheDocument()
    expect(emitted).toEqual([])
  })

  it('a page that decides by the account waits until it is known, and then opens to a visitor too', async () => {
    const components = { 'mf-cashier//m/agent': () => <p>agent area</p> }
    const { emitted, shell } = open({ path: '/m/agent', isRecognising: true, components })
    expect(screen.queryByText('agent area')).toBeNull()
    act(() => shell.recognition.settle())
    expect(await screen.findByText('agent area')).toBeInTheDocument()
    expect(emitted).toEqual([])
  })

  it('a member’s page asks to sign in once nobody is behind the cookie', () => {
    const { emitted, shell } = open({ path: '/m/withdraw', isRecognising: true })
    expect(emitted).toEqual([])
    act(() => shell.recognition.settle())
    expect(emitted).toEqual([{ returnTo: '/m/withdraw' }])
  })

  it('a member’s page is open to a member', async () => {
    open({ session: testSession(), path: '/m/withdraw' })
    expect(await screen.findByText('withdraw form')).toBeInTheDocument()
  })

  it('a member’s page asks to sign in when the session expires on it', async () => {
    const { events, emitted } = open({ session: testSession(), path: '/m/withdraw?from=menu' })
    await screen.findByText('withdraw form')
    act(() => events.setSession(null, 'expired'))
    expect(emitted).toEqual([{ returnTo: '/m/withdraw?from=menu' }])
    expect(screen.queryByText('withdraw form')).toBeNull()
  })

  it('a member’s page says nothing when the person signs out, because the document is reloaded', async () => {
    const { events, emitted, location } = open({ session: testSession(), path: '/m/withdraw' })
    await screen.findByText('withdraw form')
    act(() => events.setSession(null, 'logout'))
    expect(emitted).toEqual([])
    expect(location()).toBe('/m/withdraw')
  })

  it('a member’s page goes home without asking when another tab has signed out', async () => {
    const tabs = createTabs()
    const { emitted, location } = open({ session: testSession(), path: '/m/withdraw', tabs })
    await screen.findByText('withdraw form')
    const other = createTestEvents({ tabs })
    act(() => other.setSession(null, 'logout'))
    expect(location()).toBe('/m/home')
    expect(emitted).toEqual([])
  })

  it('a member’s page stays until money in flight has arrived, then is left', async () => {
    const tabs = createTabs()
    const { events, location } = open({ session: testSession(), path: '/m/withdraw', tabs })
    await screen.findByText('withdraw form')
    act(() => events.say('money:inflight', { intent: 'a', state: 'begun' }))
    act(() => createTestEvents({ tabs }).setSession(null, 'logout'))
    expect(screen.getByText('withdraw form')).toBeInTheDocument()
    expect(location()).toBe('/m/withdraw')
    act(() => events.say('money:inflight', { intent: 'a', state: 'ended' }))
    expect(location()).toBe('/m/home')
  })
})

it('a page whose flag is off is closed', async () => {
  open({ path: '/m/vouReport', session: testSession() })
  expect(await screen.findByRole('heading', { name: 'Not available here' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home')
})
