import { createTestPlan, testSession } from '@plaza/federation/testing'
import { useLocation } from '@plaza/facade/router'
import { act, screen } from '@testing-library/react'
import { liftPasswordChange } from '../../kernel/session/password-change'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { CurrentPage } from './CurrentPage'
import { pageAt } from '../../kernel/routes/current-page'

// The content of the shell's own screens is tested with them.
jest.mock('./ShellScreen', () => ({ ShellScreen: () => null }))

const plan = createTestPlan({
  'mf-member': {
    routes: [{ path: '/m/member/home', when: { actualAccount: true } }, { path: '/m/inviteFriends' }],
  },
})
function Here() {
  const { pathname } = useLocation()
  // Home itself has its own tests.
  return pathname === '/m/home' ? <p>home</p> : <CurrentPage page={pageAt(pathname, plan, 'en')} />
}
const open = (path: string, options: RenderShellOptions = {}) => {
  const toasts: unknown[] = []
  const view = renderShell(<Here />, {
    plan,
    path,
    components: {
      'mf-member//m/member/home': () => <p>member centre</p>,
      'mf-member//m/inviteFriends': () => <p>invitation</p>,
    },
    answers: { 'content.help': { entries: [] } },
    ...options,
    onEvents: (events) => events.on('toast', (toast) => toasts.push(toast)),
  })
  return { ...view, toasts }
}
const trial = testSession({ type: 4 })

describe('a page for actual accounts', () => {
  // TRIAL-2
  it('a page for actual accounts refuses a trial account with its message, and takes it home', () => {
    const { location, toasts } = open('/m/member/home', { session: trial })
    expect(location()).toBe('/m/home')
    expect(toasts).toEqual([
      expect.objectContaining({ text: 'Please login an actual account to use this function' }),
    ])
    expect(screen.queryByText('member centre')).toBeNull()
  })

  it.each([
    ['a member', testSession()],
    ['an agent', testSession({ type: 1 })],
    ['a visitor', null],
  ])('a page for actual accounts is open to %s', async (_who, session) => {
    const { toasts } = open('/m/member/home', { session })
    expect(await screen.findByText('member centre')).toBeInTheDocument()
    expect(toasts).toEqual([])
  })

  it('pages that do not ask for an actual account are open to a trial account', async () => {
    open('/m/inviteFriends', { session: trial })
    expect(await screen.findByText('invitation')).toBeInTheDocument()
  })
})

describe('a password that has to be changed', () => {
  const first = testSession({ firstTimeLogin: true })

  // CHANGE-4
  it.each(['/m/member/home', '/m/inviteFriends', '/m/set', '/m/notice', '/m/nowhere'])(
    'an expired password leads from %s to its change',
    (path) => {
      expect(open(path, { session: first }).location()).toBe('/m/changePsw')
    },
  )

  // CHANGE-4
  it.each(['/m/help', '/m/changePsw'])('an expired password leaves %s open', (path) => {
    expect(open(path, { session: first }).location()).toBe(path)
  })

  it('every page is open again once the password is changed', async () => {
    const { events, location } = open('/m/changePsw', { session: first })
    act(() => liftPasswordChange(events))
    expect(location()).toBe('/m/changePsw')
    const { session } = events.session.getState()
    open('/m/inviteFriends', { session })
    expect(await screen.findByText('invitation')).toBeInTheDocument()
  })
})
