import { CallError } from '@plaza/client'
import type { BusEvent, MemberInfo } from '@plaza/contract'
import { createTestPlan, offerOf, testSession, testTile } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../remote'
import { renderMember } from '../../testing'
import { MemberCentreScreen } from './MemberCentreScreen'

const dayMs = 86_400_000
const info: MemberInfo = {
  id: '1',
  nickname: 'Perlita',
  account: 'player01',
  type: 0,
  toUpline: false,
  regDate: Date.now() - 12 * dayMs,
  vipLabel: 'VIP 3',
}
const answers = { 'member.info': info, 'member.unread': { value: 0, mail: 0, notices: 0 } }
const member = { session: testSession(), answers }

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
      when: { excludeTypes: [2] },
    }),
  ],
}
const withCashier = (routes: string[]) =>
  createTestPlan({
    'mf-member': offerOf(remote),
    'mf-cashier': { ...cashier, routes: routes.map((path) => ({ path })) },
  })
const everyRoute = ['/m/voucherCenter', '/m/vouReport', '/m/upLine/transfer']

// MEMBER-1, MEMBER-2, MEMBER-3, MEMBER-4
describe('the member centre of a member', () => {
  it('shows account, VIP label and days since joining', async () => {
    renderMember(<MemberCentreScreen />, member)
    expect(await screen.findByRole('heading', { name: 'player01' })).toBeVisible()
    expect(screen.getByText('VIP 3')).toBeVisible()
    expect(screen.getByText('12 days with us')).toBeVisible()
  })

  it('has no VIP label for a member without a level', async () => {
    const plain = { ...info, vipLabel: undefined }
    renderMember(<MemberCentreScreen />, { ...member, answers: { ...answers, 'member.info': plain } })
    await screen.findByRole('heading', { name: 'player01' })
    expect(screen.queryByText(/VIP/)).toBeNull()
  })

  it('says so while the account is on its way', () => {
    const never = new Promise(() => undefined)
    renderMember(<MemberCentreScreen />, { ...member, answers: { 'member.info': () => never } })
    expect(screen.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
  })

  it('offers a retry that heals, with the reference, when the account can’t be had', async () => {
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

  it('leads to the settings', async () => {
    const { location } = renderMember(<MemberCentreScreen />, member)
    await userEvent.click(screen.getByRole('button', { name: 'Personal settings' }))
    expect(location()).toBe('/m/set')
  })

  it('goes back to home', async () => {
    const { location } = renderMember(<MemberCentreScreen />, { ...member, path: '/m/mine' })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(location()).toBe('/m/home')
  })

  it('opens what is tapped', async () => {
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

  it('follow flags', () => {
    expect(shown({ plan: withCashier(everyRoute) })).not.toContain('Deposit records')
  })

  it('follow flags that are on', () => {
    expect(shown({ plan: withCashier(everyRoute), flags: { DEPRECM3: true } })).toContain('Deposit records')
  })

  it('follow promotions', () => {
    expect(shown({ promos: { REFERRAL: true } })).toEqual(['shortcut.invite'])
  })

  it('follow the member’s type', () => {
    const session = testSession({ type: 2 })
    expect(shown({ plan: withCashier(everyRoute), session })).not.toContain('To superior')
  })

  it('lead only to pages that this merchant has', () => {
    const flags = { DEPRECM3: true }
    expect(shown({ plan: withCashier(['/m/voucherCenter']), flags })).toEqual(['Deposit'])
  })

  it('go with the remote that this merchant does not get', () => {
    const plan = withCashier(everyRoute)
    const off = plan.remotes.filter(({ name }) => name === 'mf-cashier')
    const remotes = plan.remotes.filter(({ name }) => name !== 'mf-cashier')
    const unavailable = off.map(({ name, routes }) => ({ name, routes, reason: 'disabled' as const }))
    expect(shown({ plan: { ...plan, remotes, unavailable } })).toEqual([])
  })
})

describe('the member centre of a guest', () => {
  const guest = (options: Parameters<typeof renderMember>[1] = {}) => {
    const asked: BusEvent<'session:required'>[] = []
    const view = renderMember(<MemberCentreScreen />, {
      plan: withCashier(everyRoute),
      path: '/m/member/home',
      ...options,
    })
    view.events.on('session:required', (event) => asked.push(event))
    return { ...view, asked }
  }

  it('asks for nothing of an account', () => {
    expect(guest().calls).toEqual([])
  })

  it('opens the login dialog at the card', async () => {
    const { asked } = guest()
    await userEvent.click(screen.getByRole('button', { name: /Log in or register/ }))
    expect(asked).toEqual([{ dialog: true, returnTo: '/m/member/home' }])
  })

  it.each(['Deposit', 'To superior'])('opens the login dialog at %s, with the way back', async (name) => {
    const { asked, location } = guest()
    await userEvent.click(screen.getByRole('link', { name }))
    expect(asked).toEqual([{ dialog: true, returnTo: '/m/member/home' }])
    expect(location()).toBe('/m/member/home')
  })

  it('becomes the member’s when someone signs in', async () => {
    const { events } = guest({ answers })
    act(() => events.setSession(testSession(), 'login'))
    expect(await screen.findByRole('heading', { name: 'player01' })).toBeVisible()
    expect(screen.queryByText('Log in or register')).toBeNull()
  })
})

describe('the mark of unread mail', () => {
  const unread = (mail: number) => ({ ...answers, 'member.unread': { value: mail, mail, notices: 0 } })

  const withInbox = createTestPlan({ 'mf-member': { routes: [{ path: '/m/webEmail' }] } })

  it('is not there while there is no inbox', async () => {
    const { events } = renderMember(<MemberCentreScreen />, { ...member, answers: unread(3) })
    await waitFor(() => expect(events.unread.getState()).toEqual({ mail: 3, notices: 0 }))
    expect(screen.queryByText(/unread/)).toBeNull()
  })

  it('leads to the inbox where there is one', async () => {
    const { location } = renderMember(<MemberCentreScreen />, {
      ...member,
      plan: withInbox,
      answers: unread(1),
    })
    await userEvent.click(await screen.findByRole('link', { name: '1 unread message' }))
    expect(location()).toBe('/m/webEmail')
  })

  it('is not there at 0', async () => {
    const { calls } = renderMember(<MemberCentreScreen />, member)
    await screen.findByRole('heading', { name: 'player01' })
    await waitFor(() => expect(calls.map(({ id }) => id)).toContain('member.unread'))
    expect(screen.queryByText(/unread/)).toBeNull()
  })

  it('follows the event stream', async () => {
    const { events } = renderMember(<MemberCentreScreen />, { ...member, plan: withInbox })
    await screen.findByRole('heading', { name: 'player01' })
    act(() => events.say('notice:unread', { mail: 5, notices: 0 }))
    expect(screen.getByText('5 unread messages')).toBeInTheDocument()
  })
})

describe('the wallet of the member centre', () => {
  it('is drawn by whoever contributes it', async () => {
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
  it('has its texts in that language at once', async () => {
    const { setLanguage } = renderMember(<MemberCentreScreen />, member)
    expect(await screen.findByRole('heading', { name: 'Member center' })).toBeVisible()
    setLanguage('fil')
    expect(screen.getByRole('heading', { name: 'Sentro ng miyembro' })).toBeVisible()
    expect(await screen.findByText('12 araw nang miyembro')).toBeVisible()
  })
})
