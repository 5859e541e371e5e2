import { act, screen } from '@testing-library/react'
import { createTestPlan, renderRemote, testSession, testTile } from './testing'
import { useTiles } from './Slot'
import { useAvailablePaths, useReach } from './useReach'

const plan = createTestPlan({
  'mf-cashier': {
    routes: [
      { path: '/m/vouReport', when: { flag: 'DEPRECM3' } },
      { path: '/m/voucherCenter', when: { auth: 'member', excludeTypes: [4] } },
    ],
  },
  'mf-agent': { routes: [{ path: '/m/agent' }] },
})
const withoutAgent = {
  ...plan,
  remotes: plan.remotes.filter(({ name }) => name === 'mf-cashier'),
  unavailable: plan.remotes
    .filter(({ name }) => name === 'mf-agent')
    .map(({ name, routes }) => ({ name, routes, reason: 'disabled' as const })),
}

function Paths() {
  return <p data-testid="paths">{[...useAvailablePaths()].sort().join(' ')}</p>
}
const open = (options: Partial<Parameters<typeof renderRemote>[1]>) =>
  renderRemote(<Paths />, { remote: 'mf-member', catalogues: {}, plan, ...options })
const shown = () => screen.getByTestId('paths').textContent

describe('the paths that lead somewhere', () => {
  it('the reachable paths are those whose conditions are met', () => {
    open({ session: testSession() })
    expect(shown()).toBe('/m/agent /m/voucherCenter')
  })

  it('the reachable paths grow with a flag', () => {
    open({ session: testSession(), flags: { DEPRECM3: true } })
    expect(shown()).toBe('/m/agent /m/vouReport /m/voucherCenter')
  })

  it('the reachable paths omit what the member’s type excludes', () => {
    open({ session: testSession({ type: 4 }) })
    expect(shown()).toBe('/m/agent')
  })

  it('the reachable paths omit a remote that this merchant does not get', () => {
    open({ session: testSession(), plan: withoutAgent })
    expect(shown()).toBe('/m/voucherCenter')
  })

  it('the reachable paths include a member’s page for a visitor, who can sign in', () => {
    const { events } = open({})
    expect(shown()).toBe('/m/agent /m/voucherCenter')
    act(() => events.setSession(testSession({ type: 4 }), 'trial'))
    expect(shown()).toBe('/m/agent')
  })
})

describe('a tile', () => {
  const tile = (id: string, route: string) =>
    testTile({ id, slot: 'member.tiles@1', order: 1, label: id, icon: 'gift', route })
  const slots = [
    tile('records', '/m/vouReport?status=open'),
    tile('invite', '/m/inviteFriends'),
    tile('lottery', '/m/lottery'),
    tile('help', '/m/help'),
  ]
  const offered = createTestPlan({
    'mf-cashier': {
      slots,
      routes: [
        { path: '/m/vouReport', when: { flag: 'DEPRECM3' } },
        { path: '/m/inviteFriends', offeredWhen: { promo: 'REFERRAL' } },
      ],
    },
  })

  function Tiles() {
    const reach = useReach()
    const tiles = useTiles('member.tiles@1')
    return (
      <p data-testid="paths">
        {tiles
          .map(({ id, route, isRefused }) => `${id}${isRefused ? ' (refused)' : ''}: ${reach(route)}`)
          .join(', ')}
      </p>
    )
  }
  const draw = (options: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
    renderRemote(<Tiles />, {
      remote: 'mf-member',
      catalogues: {},
      plan: offered,
      ownPaths: ['/m/help'],
      ...options,
    })

  it('a tile appears when its page exists, of a remote or of the host', () => {
    draw({ flags: { DEPRECM3: true }, promos: { REFERRAL: true } })
    expect(shown()).toBe('records: open, invite: open, help: open')
  })

  it('a tile is absent when its page does not exist, and says so when that page is closed for now', () => {
    draw()
    expect(shown()).toBe('invite (refused): refuses, help: open')
  })
})
