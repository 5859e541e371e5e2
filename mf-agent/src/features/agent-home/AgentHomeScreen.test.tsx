import { CallError } from '@plaza/client'
import type { Balance } from '@plaza/contract/money'
import type { BusEvent } from '@plaza/contract/page'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { AgentHomeScreen } from './AgentHomeScreen'

const path = '/m/agent'
const home = {
  userName: 'agent01',
  balanceMinor: 1_234_500,
  teamBalanceMinor: 98_765_432,
  teamMembers: 1248,
  currency: 'PHP',
  asOf: Date.parse('2026-11-21T10:30:00+08:00'),
}
const session = testSession({ userName: 'agent01', type: 1 })
const kpi = {
  footer: {
    teamLoginMemberCount: 31,
    teamBetMemberCount: 17,
    teamRegisterMemberCount: 4,
    teamOnlineCount: 1_002,
  },
  asOf: home.asOf,
}
const contact = { type: 'CS', title: 'Chat', link: 'not a sealed link' }
const answers = {
  'agent.home': home,
  'agent.teamKpi': kpi,
  'content.contacts': { contacts: [contact, { ...contact, title: 'Calls' }] },
  'content.announcements': { announcements: [], footer: { unreadCount: 3 } },
  'member.unread': { mail: 5, notices: 3 },
}
const agent = { session, path, answers, ownPaths: ['/m/home', '/m/service'] }
const balance = (totalMinor: number, version: number): Balance => ({
  wallets: [{ wallet: 'main', balanceMinor: totalMinor }],
  totalMinor,
  currency: 'PHP',
  version,
  asOf: version,
})

/** Renders the screen and records toasts from the first render on. */
function open(options: Parameters<typeof renderAgent>[1]) {
  const toasts: BusEvent<'toast'>[] = []
  const view = renderAgent(<AgentHomeScreen />, {
    ...options,
    onEvents: (events) => events.on('toast', (toast) => toasts.push(toast)),
  })
  return { ...view, toasts }
}

describe('who may be on the agent’s home', () => {
  it('the agent’s home sends a visitor home without a message', async () => {
    const { location, toasts, calls } = open({ path })
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(toasts).toEqual([])
    expect(calls).toEqual([])
  })

  it.each([
    [0, 'This area is for agents only.'],
    [4, "Your type of account can't do this."],
    [40, "Your type of account can't do this."],
  ])('the agent’s home sends type %i home and says “%s”', async (type, text) => {
    const { location, toasts, calls } = open({ path, session: testSession({ type }) })
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(toasts.map(({ kind, text: said }) => [kind, said])).toEqual([['error', text]])
    expect(calls).toEqual([])
  })

  it.each([1, 2, 41])('the agent’s home lets type %i in', async (type) => {
    const { location, toasts } = open({ ...agent, session: { ...session, type } })
    expect(await screen.findByText('1,248')).toBeVisible()
    expect(location()).toBe(path)
    expect(toasts).toEqual([])
  })

  it('the agent’s home sends an agent home when the session ends', async () => {
    const { location, events } = open(agent)
    await screen.findByText('1,248')
    act(() => events.setSession(null, 'expired'))
    await waitFor(() => expect(location()).toBe('/m/home'))
  })
})

describe('the agent’s home', () => {
  it('the agent’s home shows name, own balance, team balance and members', async () => {
    open(agent)
    expect(await screen.findByRole('group', { name: 'Total balance' })).toHaveTextContent('₱12,345.00')
    expect(screen.getByRole('heading', { name: 'agent01' })).toBeVisible()
    expect((await screen.findByText('Team balance')).nextElementSibling).toHaveTextContent('₱987,654.32')
    expect(screen.getByText('Members').nextElementSibling).toHaveTextContent('1,248')
    expect(screen.getByText(/Team figures as of .*10:30/)).toBeVisible()
  })

  it.each([
    ['the member centre', [{ path: '/m/member/home' }], '/m/member/home'],
    ['home, where there is no member centre', [], '/m/home'],
  ] as const)('the agent’s home leads back to %s', async (_, routes, to) => {
    const { location } = open({ ...agent, plan: createTestPlan({ 'mf-member': { routes: [...routes] } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    expect(location()).toBe(to)
  })

  it('the agent’s home masks the own balance and the team’s while balances are hidden', async () => {
    const { events } = open(agent)
    const own = await screen.findByText(/12,345\.00/)
    expect(own).toBeInTheDocument()
    act(() => events.say('balance:hidden', { isHidden: true }))
    expect(screen.queryByText(/12,345\.00/)).not.toBeInTheDocument()
    expect(screen.queryByText(/987,654\.32/)).not.toBeInTheDocument()
  })

  it('the agent’s home follows the balance of the page', async () => {
    const { events } = open(agent)
    await screen.findByRole('group', { name: 'Total balance' })
    act(() => events.say('balance:changed', balance(1_234_501, 2)))
    expect(screen.getByRole('group', { name: 'Total balance' })).toHaveTextContent('₱12,345.01')
  })

  it('the agent’s home offers deposit and withdrawal when this merchant has them', async () => {
    const plan = createTestPlan({
      'mf-cashier': { routes: [{ path: '/m/withdraw' }, { path: '/m/voucherCenter' }] },
    })
    const { location } = open({ ...agent, plan })
    expect(await screen.findByRole('button', { name: 'Deposit' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(location()).toBe('/m/withdraw')
  })

  it('the agent’s home offers no deposit and withdrawal when the merchant has none', async () => {
    open(agent)
    await screen.findByRole('group', { name: 'Total balance' })
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })

  it('the agent’s home has a footer that leads home', async () => {
    const { location } = open(agent)
    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    expect(location()).toBe('/m/home')
  })

  it('the agent’s home greets at once, and says that the rest is loading', () => {
    open({ ...agent, answers: { ...answers, 'agent.home': () => new Promise(() => undefined) } })
    expect(screen.getByRole('heading', { name: 'agent01' })).toBeVisible()
    expect(screen.getAllByRole('status', { name: 'Loading' })[0]).toBeVisible()
  })

  it('the agent’s home offers Retry when loading fails, and recovers', async () => {
    let isBroken = true
    const answer = () => {
      if (isBroken) throw new CallError('service.unavailable', 'ref-9')
      return home
    }
    open({ ...agent, answers: { ...answers, 'agent.home': answer } })
    expect(await screen.findByText('Reference ref-9')).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('1,248')).toBeVisible()
  })

  it('the agent’s home is translated into Filipino', async () => {
    open({ ...agent, language: 'fil' })
    expect(await screen.findByText('Balanse ng team')).toBeVisible()
  })
})
