import { CallError } from '@plaza/client'
import { levelChanged, type MemberInfo } from '@plaza/contract/identity'
import type { Condition } from '@plaza/contract/federation'
import { memberEntries } from '@plaza/contract/testing'
import type { BusEvent } from '@plaza/contract/page'
import { createTestPlan, offerOf, testSession, testTile } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../remote'
import { renderMember } from '../../testing/member'
import { MemberCentreScreen } from './MemberCentreScreen'

const dayMs = 86_400_000
const now = Date.parse('2026-11-21T10:30:00+08:00')
const info: MemberInfo = {
  id: '1',
  nickname: 'Perlita',
  account: 'player01',
  type: 0,
  toUpline: false,
  regDate: now - 12 * dayMs,
  vipLabel: 'VIP 3',
}
const answers = { 'member.info': info, 'member.unread': { value: 0, mail: 0, notices: 0 } }
const member = { session: testSession(), answers, clockOffsetMs: now - Date.now() }

const cashier = {
  routes: [{ path: '/m/voucherCenter' }],
  slots: [
    testTile({
      id: 'deposit',
      slot: 'member.shortcuts@1',
      order: 10,
      label: 'Deposit',
      icon: 'deposit',
      route: '/m/voucherCenter',
    }),
    testTile({
      id: 'records',
      slot: 'member.tiles@1',
      order: 20,
      label: 'Deposit records',
      icon: 'receipt',
      route: '/m/vouReport',
      when: { flag: 'DEPRECM3' },
    }),
    testTile({
      id: 'upline',
      slot: 'member.tiles@1',
      order: 30,
      label: 'To superior',
      icon: 'transfer',
      route: '/m/upLine/transfer',
      when: { auth: 'member', excludeTypes: [2] },
    }),
  ],
}
const withCashier = (routes: string[]) =>
  createTestPlan({
    'mf-member': offerOf(remote),
    'mf-cashier': { ...cashier, routes: routes.map((path) => ({ path })) },
  })
const everyRoute = ['/m/voucherCenter', '/m/vouReport', '/m/upLine/transfer']

describe('the member centre of a member', () => {
  // MEMBER-1
  it('the member centre shows account, VIP label and days since joining', async () => {
    renderMember(<MemberCentreScreen />, member)
    expect(await screen.findByRole('heading', { name: 'player01' })).toBeVisible()
    expect(screen.getByText('VIP 3')).toBeVisible()
    expect(screen.getByText('12 days with us')).toBeVisible()
  })

  // VIP-1
  it('the VIP label of an open page changes when the level does', async () => {
    let vipLabel = 'VIP 3'
    const { events } = renderMember(<MemberCentreScreen />, {
      ...member,
      answers: { ...answers, 'member.info': () => ({ ...info, vipLabel }) },
    })
    expect(await screen.findByText('VIP 3')).toBeVisible()
    vipLabel = 'VIP 4'
    act(() => events.say(levelChanged, { level: 4 }))
    expect(await screen.findByText('VIP 4')).toBeVisible()
  })

  // MEMBER-1
  it('the member centre has no VIP label for a member without a level', async () => {
    const plain = { ...info, vipLabel: undefined }
    renderMember(<MemberCentreScreen />, { ...member, answers: { ...answers, 'member.info': plain } })
    await screen.findByRole('heading', { name: 'player01' })
    expect(screen.queryByText(/VIP/)).toBeNull()
  })

  it('the member centre says that the account is loading', () => {
    const never = new Promise(() => undefined)
    renderMember(<MemberCentreScreen />, { ...member, answers: { 'member.info': () => never } })
    expect(screen.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
  })

  it('the member centre offers Retry, with the reference, when the account fails to load, and recovers', async () => {
    let isBroken = true
    const { calls } = renderMember(<MemberCentreScreen />, {
      ...member,
      answers: {
        ...answers,
        'member.info': () => {
          if (isBroken) throw new CallError('service.unavailable', 'ref-77')
          return info
        },
      },
    })
    expect(await screen.findByText('Reference ref-77')).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'player01' })).toBeVisible()
    expect(calls.filter(({ id }) => id === 'member.info')).toHaveLength(2)
  })

  // MEMBER-1
  it('the member centre leads to the settings', async () => {
    const { location } = renderMember(<MemberCentreScreen />, member)
    await userEvent.click(screen.getByRole('button', { name: 'Personal settings' }))
    expect(location()).toBe('/m/set')
  })

  it('the member centre goes back to home', async () => {
    const { location } = renderMember(<MemberCentreScreen />, { ...member, path: '/m/mine' })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(location()).toBe('/m/home')
  })

  it('the member centre opens the tapped tile', async () => {
    const { location } = renderMember(<MemberCentreScreen />, { ...member, plan: withCashier(everyRoute) })
    await userEvent.click(screen.getByRole('link', { name: 'Deposit' }))
    expect(location()).toBe('/m/voucherCenter')
  })
})

describe('the tiles of the member centre', () => {
  const names = () => screen.queryAllByRole('link').map((link) => link.textContent)
  const shown = (options: Parameters<typeof renderMember>[1]) => {
    renderMember(<MemberCentreScreen />, { ...member, ...options })
    return names()
  }

  it('the tiles of the member centre follow flags that are off', () => {
    expect(shown({ plan: withCashier(everyRoute) })).not.toContain('Deposit records')
  })

  it('the tiles of the member centre follow flags that are on', () => {
    expect(shown({ plan: withCashier(everyRoute), flags: { DEPRECM3: true } })).toContain('Deposit records')
  })

  it('the tiles of the member centre follow promotions', () => {
    expect(shown({ promos: { REFERRAL: true } })).toEqual(['shortcut.invite', 'shortcut.security'])
  })

  it('the tiles of the member centre follow the member’s type', () => {
    const session = testSession({ type: 2 })
    expect(shown({ plan: withCashier(everyRoute), session })).not.toContain('To superior')
  })

  it('the tiles of the member centre lead only to pages that this merchant has', () => {
    const flags = { DEPRECM3: true }
    expect(shown({ plan: withCashier(['/m/voucherCenter']), flags })).toEqual([
      'Deposit',
      'shortcut.security',
    ])
  })

  it('the tiles of the member centre omit tiles of a remote that this merchant does not have', () => {
    const plan = withCashier(everyRoute)
    const off = plan.remotes.filter(({ name }) => name === 'mf-cashier')
    const remotes = plan.remotes.filter(({ name }) => name !== 'mf-cashier')
    const unavailable = off.map(({ name, routes }) => ({ name, routes, reason: 'disabled' as const }))
    expect(shown({ plan: { ...plan, remotes, unavailable } })).toEqual(['shortcut.security'])
  })
})

describe('the entries of the member centre', () => {
  const entries = Object.entries(memberEntries) as [string, Condition][]
  /** A plan with a page and a tile for each entry. */
  const plan = createTestPlan({
    'mf-entries': {
      routes: entries.map(([path]) => ({ path })),
      slots: entries.map(([route, when], order) =>
        testTile({
          id: `entry-${String(order)}`,
          slot: 'member.tiles@1',
          order,
          label: route,
          icon: 'file',
          route,
          when,
        }),
      ),
    },
  })
  const all = {
    flags: Object.fromEntries(entries.flatMap(([, { flag }]) => (flag === undefined ? [] : [[flag, true]]))),
    promos: { MISSION: true },
    session: testSession({ type: 1, facts: { hasUpline: true } }),
  }
  const shown = (options: Parameters<typeof renderMember>[1]) => {
    renderMember(<MemberCentreScreen />, { answers, plan, ...options })
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
    return links.filter((href) => entries.some(([route]) => route === href))
  }

  // MEMBER-3
  it('the member centre has all entries where every condition holds, in their order', () => {
    expect(shown(all)).toEqual(entries.map(([route]) => route))
  })

  // MEMBER-3
  it.each(entries)(
    'the entry %s goes with its own condition, and no other entry goes',
    (route, condition) => {
      const { flag, promo, excludeTypes } = condition
      const off =
        flag !== undefined
          ? { ...all, flags: { ...all.flags, [flag]: false } }
          : promo !== undefined
            ? { ...all, promos: { [promo]: false } }
            : { ...all, session: testSession({ type: excludeTypes?.[0] ?? 0, facts: { hasUpline: true } }) }
      expect(shown(off)).toEqual(entries.map(([path]) => path).filter((path) => path !== route))
    },
  )

  // MEMBER-3
  it.each([
    ['has no upline', testSession({ type: 1, facts: { hasUpline: false } })],
    ['is of type 2', testSession({ type: 2, facts: { hasUpline: true } })],
  ])('the transfer to the superior is missing for a member who %s', (_who, session) => {
    expect(shown({ ...all, session })).not.toContain('/m/upLine/transfer')
  })

  // MEMBER-3
  it('a guest sees the entries that need a flag or promotion alone', () => {
    const { session: _session, ...guest } = all
    expect(shown(guest)).toEqual(entries.flatMap(([route, { auth }]) => (auth === undefined ? [route] : [])))
  })
})

describe('the shortcuts and versions of the member centre', () => {
  const settings = (mem_cen: string) => ({ mobileTemplate: { mem_cen } })

  // MEMBER-2
  it('the download shortcut opens the shell’s pop-up for a member, and the login dialog for a guest', async () => {
    const opened: object[] = []
    const asked: object[] = []
    const { events } = renderMember(<MemberCentreScreen />, member)
    events.on('download:open', (event) => opened.push(event))
    events.on('session:required', (event) => asked.push(event))
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(opened).toHaveLength(1)
    act(() => events.setSession(null, 'logout'))
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(opened).toHaveLength(1)
    expect(asked).toEqual([expect.objectContaining({ dialog: true })])
  })

  // MEMBER-5
  it.each([
    ['1', true],
    ['0', false],
  ])('with mem_cen %s the settings button is in the bar: %s', async (version, isInBar) => {
    const { location } = renderMember(<MemberCentreScreen />, { ...member, settings: settings(version) })
    const button = screen.getByRole('button', { name: 'Personal settings' })
    const list = await screen.findByRole('heading', { name: 'player01' })
    const follows = button.compareDocumentPosition(list) === Node.DOCUMENT_POSITION_FOLLOWING
    expect(follows).toBe(isInBar)
    await userEvent.click(button)
    expect(location()).toBe('/m/set')
  })
})

describe('the member centre of a guest', () => {
  const guest = (options: Parameters<typeof renderMember>[1] = {}) => {
    const signInRequests: BusEvent<'session:required'>[] = []
    const view = renderMember(<MemberCentreScreen />, {
      plan: withCashier(everyRoute),
      path: '/m/member/home',
      ...options,
    })
    view.events.on('session:required', (event) => signInRequests.push(event))
    return { ...view, signInRequests }
  }

  it('the member centre of a guest loads no account', () => {
    expect(guest().calls).toEqual([])
  })

  // MEMBER-1
  it('the member centre of a guest opens the login dialog at the card', async () => {
    const { signInRequests } = guest()
    await userEvent.click(screen.getByRole('button', { name: /Log in or register/ }))
    expect(signInRequests).toEqual([{ dialog: true, returnTo: '/m/member/home' }])
  })

  it.each(['Deposit'])(
    'the member centre of a guest opens the login dialog at %s, with the way back',
    async (name) => {
      const { signInRequests, location } = guest()
      await userEvent.click(screen.getByRole('link', { name }))
      expect(signInRequests).toEqual([{ dialog: true, returnTo: '/m/member/home' }])
      expect(location()).toBe('/m/member/home')
    },
  )

  it('the member centre of a guest becomes that of the member on signing in', async () => {
    const { events } = guest({ answers })
    act(() => events.setSession(testSession(), 'login'))
    expect(await screen.findByRole('heading', { name: 'player01' })).toBeVisible()
    expect(screen.queryByText('Log in or register')).toBeNull()
  })
})

describe('the badge of unread mail', () => {
  const unread = (mail: number) => ({ ...answers, 'member.unread': { value: mail, mail, notices: 0 } })

  const withInbox = createTestPlan({ 'mf-member': { routes: [{ path: '/m/webEmail' }] } })

  // MEMBER-4
  it('the badge of unread mail is absent without an inbox', async () => {
    const { events } = renderMember(<MemberCentreScreen />, { ...member, answers: unread(3) })
    await waitFor(() => expect(events.unread.getState()).toEqual({ mail: 3, notices: 0 }))
    expect(screen.queryByText(/unread/)).toBeNull()
  })

  // MEMBER-4
  it('the badge of unread mail leads to the inbox', async () => {
    const { location } = renderMember(<MemberCentreScreen />, {
      ...member,
      plan: withInbox,
      answers: unread(1),
    })
    await userEvent.click(await screen.findByRole('link', { name: '1 unread message' }))
    expect(location()).toBe('/m/webEmail')
  })

  // MEMBER-4
  it('the badge of unread mail is absent at 0', async () => {
    const { calls } = renderMember(<MemberCentreScreen />, member)
    await screen.findByRole('heading', { name: 'player01' })
    await waitFor(() => expect(calls.map(({ id }) => id)).toContain('member.unread'))
    expect(screen.queryByText(/unread/)).toBeNull()
  })

  it('the badge of unread mail follows the event stream', async () => {
    const { events } = renderMember(<MemberCentreScreen />, { ...member, plan: withInbox })
    await screen.findByRole('heading', { name: 'player01' })
    act(() => events.say('notice:unread', { mail: 5, notices: 0 }))
    expect(screen.getByText('5 unread messages')).toBeInTheDocument()
  })
})

describe('the wallet of the member centre', () => {
  it('the wallet of the member centre is drawn by the remote that contributes it', async () => {
    const wallet = {
      id: 'wallet',
      slot: 'member.wallet@1',
      order: 10,
      component: true,
      when: { auth: 'member' as const },
    }
    renderMember(<MemberCentreScreen />, {
      ...member,
      plan: createTestPlan({ 'mf-cashier': { slots: [wallet] } }),
      components: { 'mf-cashier/wallet': () => <p>My wallet</p> },
    })
    expect(await screen.findByText('My wallet')).toBeVisible()
  })
})

describe('the member centre in Filipino', () => {
  it('the member centre has its Filipino texts at once', async () => {
    const { setLanguage } = renderMember(<MemberCentreScreen />, member)
    expect(await screen.findByRole('heading', { name: 'Member centre' })).toBeVisible()
    setLanguage('fil')
    expect(screen.getByRole('heading', { name: 'Sentro ng miyembro' })).toBeVisible()
    expect(await screen.findByText('12 araw nang miyembro')).toBeVisible()
  })
})
