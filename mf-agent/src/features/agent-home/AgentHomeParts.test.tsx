import { CallError } from '@plaza/client'
import { agentMenuEntries } from '@plaza/contract/agency'
import { createTestPlan, testSession, testTile } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { AgentHomeScreen } from './AgentHomeScreen'

const home = {
  ...{ userName: 'agent01', balanceMinor: 1_234_500, teamBalanceMinor: 98_765_432, teamMembers: 1248 },
  ...{ currency: 'PHP', asOf: Date.parse('2026-11-21T10:30:00+08:00') },
}
const footer = {
  ...{ teamLoginMemberCount: 31, teamBetMemberCount: 17 },
  ...{ teamRegisterMemberCount: 4, teamOnlineCount: 1_002 },
}
const contact = { type: 'CS', title: 'Chat', link: 'not a sealed link' }
const answers = {
  'agent.home': home,
  'agent.teamKpi': { footer, asOf: home.asOf },
  'content.contacts': { contacts: [contact] },
  'content.announcements': { announcements: [], footer: { unreadCount: 3 } },
  'member.unread': { mail: 5, notices: 3 },
}
const session = testSession({ userName: 'agent01', type: 1 })
const tile = (id: string, route: string) =>
  testTile({ id, slot: 'agent.tiles@1', order: 10, label: id, icon: 'mail', route })
const routes = Object.keys(agentMenuEntries)
const everyTile = createTestPlan({
  'mf-member': {
    routes: [...routes, '/m/agentRegister', '/m/member/agent/agentDivident', '/m/member/notice'].map(
      (path) => ({ path: path as `/${string}` }),
    ),
    slots: routes.map((route) => tile(`tile ${route}`, route)),
  },
})

const open = (options: Parameters<typeof renderAgent>[1] = {}) =>
  renderAgent(<AgentHomeScreen />, {
    path: '/m/agent',
    session,
    answers,
    ownPaths: ['/m/home', '/m/service'],
    ...options,
  })
const tools = async () => {
  const list = (await screen.findByRole('heading', { name: 'Tools' })).closest('section')
  return within(list as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

describe('the counters of the agent’s home', () => {
  // AGENT-2
  it('the agent’s home shows four counters of the team for the merchant’s current day', async () => {
    // 23:30 UTC of the 20th is the 21st in Manila.
    const clockOffsetMs = Date.parse('2026-11-20T23:30:00Z') - Date.now()
    const { calls } = open({ clockOffsetMs })
    const value = async (label: string) => (await screen.findByText(label)).nextElementSibling
    expect(await value('Logged in')).toHaveTextContent('31')
    expect(await value('Betting players')).toHaveTextContent('17')
    expect(await value('Registered')).toHaveTextContent('4')
    expect(await value('Online now')).toHaveTextContent('1,002')
    const asked = calls.find(({ id }) => id === 'agent.teamKpi')?.input
    expect(asked).toMatchObject({ query: { startDate: '2026-11-21', endDate: '2026-11-21', size: '0' } })
  })

  it('the agent’s home shows the rest when its counters fail, and Retry loads them', async () => {
    let isBroken = true
    const kpi = () => {
      if (isBroken) throw new CallError('service.unavailable', 'ref-7')
      return { footer, asOf: home.asOf }
    }
    open({ answers: { ...answers, 'agent.teamKpi': kpi } })
    expect(await screen.findByText('Reference ref-7')).toBeVisible()
    expect(await screen.findByText('1,248')).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('1,002')).toBeVisible()
  })

  // AGENT-2
  it('the agent’s home shows how much mail is unread, follows it, and leads to it', async () => {
    const { events, location } = open({ plan: everyTile })
    expect(await screen.findByRole('link', { name: 'Unread mail: 5' })).toBeVisible()
    act(() => events.say('notice:unread', { mail: 0, notices: 3 }))
    expect(await screen.findByRole('link', { name: 'Mail' })).toBeVisible()
    act(() => events.say('notice:unread', { mail: 2, notices: 3 }))
    await userEvent.click(await screen.findByRole('link', { name: 'Unread mail: 2' }))
    expect(location()).toBe('/m/webEmail')
  })

  it('the agent’s home has no way to mail where the merchant has no such page', async () => {
    const { calls } = open()
    await screen.findByText('1,002')
    expect(screen.queryByRole('link', { name: /mail/i })).toBeNull()
    expect(calls.some(({ id }) => id === 'member.unread')).toBe(false)
  })
})

describe('the tiles of the agent’s home', () => {
  // AGENT-3
  it('without a whitelist the agent’s home has every tile whose page exists, and online service', async () => {
    open({ plan: everyTile })
    expect(await tools()).toEqual([...routes, '/m/service'])
  })

  // AGENT-3
  it.each(Object.entries(agentMenuEntries))(
    'the tile of %s is there where the whitelist has “%s”, and goes where it has everything else',
    async (route, name) => {
      const { unmount } = open({ plan: everyTile, settings: { agentMenu: [name] } })
      expect(await tools()).toEqual([route, '/m/service'])
      unmount()
      const others = Object.values(agentMenuEntries).filter((other) => other !== name)
      open({ plan: everyTile, settings: { agentMenu: others } })
      expect(await tools()).toEqual([...routes.filter((other) => other !== route), '/m/service'])
    },
  )

  // AGENT-3
  it('an empty whitelist leaves online service alone', async () => {
    open({ plan: everyTile, settings: { agentMenu: [] } })
    expect(await tools()).toEqual(['/m/service'])
  })

  it('a tile whose page no remote has is not there', async () => {
    const plan = createTestPlan({ 'mf-member': { slots: [tile('Mail', '/m/webEmail')] } })
    open({ plan })
    expect(await tools()).toEqual(['/m/service'])
  })

  it('a tile leads to its page, and the tiles go when the session ends', async () => {
    const { location, events } = open({ plan: everyTile })
    await userEvent.click(await screen.findByRole('link', { name: 'tile /m/securityCenter' }))
    expect(location()).toBe('/m/securityCenter')
    act(() => events.setSession(null, 'expired'))
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(screen.queryByRole('link', { name: 'tile /m/securityCenter' })).toBeNull()
  })
})

describe('online service', () => {
  it('online service leads to the page of all contacts where there are several or none, or the link is broken', async () => {
    for (const contacts of [[], [contact, { ...contact, title: 'Calls' }], [contact]]) {
      const { unmount, location, calls } = open({
        answers: { ...answers, 'content.contacts': { contacts } },
      })
      await waitFor(() => expect(calls.some(({ id }) => id === 'content.contacts')).toBe(true))
      const link = await screen.findByRole('link', { name: 'Online service' })
      expect(link).not.toHaveAttribute('target')
      await userEvent.click(link)
      expect(location()).toBe('/m/service')
      unmount()
    }
  })
})

describe('the footer of the agent’s home', () => {
  const entries = () =>
    within(screen.getByRole('navigation', { name: 'Agent menu' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  const all = ['/m/home', '/m/agentRegister', '/m/member/agent/agentDivident', '/m/member/notice?types=A']

  // AGENT-4
  it('the footer has home, open account, dividend and announcements, where they exist', async () => {
    open({ plan: everyTile, settings: { agentDividends: true } })
    await screen.findByText('1,002')
    expect(entries()).toEqual(all)
  })

  // AGENT-4
  it.each([[{}], [{ agentDividends: false }]])(
    'the footer has no dividend where the merchant’s settings are %j',
    async (settings) => {
      open({ plan: everyTile, settings })
      await screen.findByText('1,002')
      expect(entries()).toEqual(all.filter((route) => !route.includes('agentDivident')))
    },
  )

  it('the footer leaves out what has no page', async () => {
    const plan = createTestPlan({
      'mf-member': { routes: [{ path: '/m/agentRegister' }, { path: '/m/member/notice' }] },
    })
    open({ plan, settings: { agentDividends: true } })
    await screen.findByText('1,002')
    expect(entries()).toEqual(['/m/home', '/m/agentRegister', '/m/member/notice?types=A'])
  })

  // AGENT-4
  it('the footer shows how many announcements are unread, and counts again when that changes', async () => {
    let unreadCount = 3
    const { events, location } = open({
      plan: everyTile,
      answers: {
        ...answers,
        'content.announcements': () => ({ announcements: [], footer: { unreadCount } }),
      },
    })
    const link = await screen.findByRole('link', { name: /Unread announcements: 3/ })
    unreadCount = 1
    act(() => events.say('notice:unread', { mail: 5, notices: 1 }))
    await waitFor(() => expect(link).toHaveTextContent('Unread announcements: 1'))
    await userEvent.click(link)
    expect(location()).toBe('/m/member/notice?types=A')
  })
})
