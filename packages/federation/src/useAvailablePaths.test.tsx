import { act, screen } from '@testing-library/react'
import { createTestPlan, renderRemote, testSession } from './testing'
import { useAvailablePaths } from './useAvailablePaths'

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
  it('are those whose conditions hold', () => {
    open({ session: testSession() })
    expect(shown()).toBe('/m/agent /m/voucherCenter')
  })

  it('grow with a flag', () => {
    open({ session: testSession(), flags: { DEPRECM3: true } })
    expect(shown()).toBe('/m/agent /m/vouReport /m/voucherCenter')
  })

  it('lack what the member’s type excludes', () => {
    open({ session: testSession({ type: 4 }) })
    expect(shown()).toBe('/m/agent')
  })

  it('lack a remote that this merchant does not get', () => {
    open({ session: testSession(), plan: withoutAgent })
    expect(shown()).toBe('/m/voucherCenter')
  })

  it('have a member’s page also for a visitor, who can sign in', () => {
    const { events } = open({})
    expect(shown()).toBe('/m/agent /m/voucherCenter')
    act(() => events.setSession(testSession({ type: 4 }), 'trial'))
    expect(shown()).toBe('/m/agent')
  })
})
