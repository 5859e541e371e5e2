/** @jest-environment node */
import { createTestPlan } from '@plaza/federation/testing'
import { createTestShell } from '../../testing/render-shell'
import { createFactLog, offerFacts, type PageFacts } from './page-facts'

const release = '1.0.0-00000000'
const plan = createTestPlan({ 'mf-cashier': {}, 'mf-games': {}, 'mf-member': {} })
const failure = {
  remote: 'mf-games',
  release,
  revision: 1,
  phase: 'entry',
  cause: 'integrity',
  reference: 'abc',
} as const

function setUp() {
  const { shell } = createTestShell({ plan })
  const facts = createFactLog()
  const loader = {
    ...shell.loader,
    running: { getState: () => ({ 'mf-cashier': release }), subscribe: () => () => undefined },
    progress: (name: string) =>
      name === 'mf-cashier' ? { timings: { entry: 12 }, steppedFrom: '2.0.0-00000000' } : { timings: {} },
  }
  const runtime = { shared: () => ({ react: ['19.0.0'] }) }
  offerFacts({ plan: shell.plan, loader, runtime, facts, pageLoad: 'page-1' })
  return { facts, shell }
}
const read = (): PageFacts => (globalThis as unknown as { __plaza__: PageFacts }).__plaza__

// The facts of a page are defined once and cannot be replaced.
const { facts, shell } = setUp()

describe('the facts of a page', () => {
  it('the page facts list of each remote the release, its reason, whether the files match, and the timings', () => {
    facts.failed(failure)
    shell.plan.replace({
      ...plan,
      remotes: plan.remotes.map((remote) => ({ ...remote, files: { [remote.entry]: 'sha384-x' } })),
    })
    const base = { planned: release, reason: 'channel', notes: [] }
    expect(read()).toMatchObject({
      revision: 1,
      merchant: 'demo',
      page: 'page-1',
      shared: { react: ['19.0.0'] },
    })
    expect(read().remotes).toEqual([
      {
        ...base,
        name: 'mf-cashier',
        release,
        integrity: 'verified',
        isFallback: true,
        timings: { entry: 12 },
      },
      { ...base, name: 'mf-games', release: null, integrity: 'refused', isFallback: false, timings: {} },
      { ...base, name: 'mf-member', release: null, integrity: 'not-loaded', isFallback: false, timings: {} },
    ])
    expect(read().failures).toEqual([failure])
  })

  it('the page facts say that a local build’s files were not verified', () => {
    shell.plan.replace({ ...plan, remotes: plan.remotes.map((remote) => ({ ...remote, files: {} })) })
    expect(read().remotes[0]?.integrity).toBe('unchecked')
  })

  it('the page facts list events without names, amounts and addresses', () => {
    facts.said('session:changed', { session: { token: 't', userName: 'player01' }, reason: 'login' })
    facts.said('balance:changed', { totalMinor: 5, currency: 'PHP', wallets: [], version: 1 })
    facts.said('session:required', { returnTo: '/m/withdraw?amount=5' })
    facts.said('money:inflight', { intent: 'key', state: 'begun' })
    const lines = read().events.slice(-4)
    expect(lines.map(({ at: _at, ...rest }) => rest)).toEqual([
      { name: 'session:changed', reason: 'login' },
      { name: 'balance:changed' },
      { name: 'session:required' },
      { name: 'money:inflight', state: 'begun' },
    ])
    expect(JSON.stringify(read())).not.toMatch(/player01|withdraw|"t"/)
  })

  it('the page facts keep the last fifty events and twenty failures', () => {
    for (let revision = 0; revision < 60; revision += 1) {
      facts.said('registry:changed', { revision })
      facts.failed({ ...failure, revision })
    }
    expect(read().events).toHaveLength(50)
    expect(read().events.at(-1)).toMatchObject({ revision: 59 })
    expect(read().failures).toHaveLength(20)
  })

  it('the page facts are deeply frozen and cannot be replaced', () => {
    const before = read()
    expect(() => Object.assign(before.remotes[0] ?? {}, { release: 'mine' })).toThrow(TypeError)
    expect(() => Object.defineProperty(globalThis, '__plaza__', { value: {} })).toThrow(TypeError)
    expect(read()).toEqual(before)
  })
})
