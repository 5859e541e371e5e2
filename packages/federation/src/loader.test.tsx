import type { BootPlan, FailureReport, Loadable } from '@plaza/contract'
import type { RemoteDefinition } from './define-remote'
import { newReference, RemoteFailure } from './failure'
import { createLoader, type ContainerRuntime } from './loader'
import { createPlanStore } from './plan-store'

const loadable = (release: string): Loadable => ({
  release,
  container: `mf_x__${release}`,
  entry: `/assets/mf-x/${release}/remoteEntry.js`,
  files: {},
  preload: {},
  locales: {},
  mountDeadlineMs: 50,
})

const planOf = (release: string, fallback?: string, revision = 1): BootPlan => ({
  schema: 1,
  revision,
  merchant: 'demo',
  shell: '1.0.0-00000000',
  files: {},
  remotes: [
    {
      ...loadable(release),
      name: 'mf-x',
      reason: 'channel',
      notes: [],
      fallback: fallback ? loadable(fallback) : undefined,
      routes: [],
      slots: [],
    },
  ],
  unavailable: [],
})

const Screen = () => null
const definition: RemoteDefinition = {
  name: 'mf-x',
  contract: { says: [], hears: [] },
  routes: [{ id: 'page', path: '/m/x', title: 'x', load: async () => Screen }],
  slots: [],
}

function setUp(container: ContainerRuntime['container'], plan = planOf('new', 'old')) {
  const reports: FailureReport[] = []
  const waits: number[] = []
  const asked: string[] = []
  const store = createPlanStore(plan)
  let fresh: BootPlan | undefined = plan
  const loader = createLoader({
    plan: store,
    runtime: {
      container: (remote, from, attempt) => {
        asked.push(`${from.release}#${attempt}`)
        return container(remote, from, attempt)
      },
      catalogue: async () => undefined,
      classify: async (error) =>
        error instanceof RemoteFailure
          ? error
          : new RemoteFailure(
              'module',
              error instanceof Error && error.name === 'DeadlineError' ? 'timeout' : 'throw',
              newReference(),
            ),
    },
    freshPlan: async () => {
      if (!fresh) throw new Error('no registry')
      store.replace(fresh)
    },
    report: (report) => reports.push(report),
    random: () => 0.5,
    wait: async (ms) => void waits.push(ms),
  })
  return { loader, reports, waits, asked, setFresh: (next: BootPlan | undefined) => (fresh = next) }
}

const failing =
  (phase: 'entry' | 'evaluate' | 'contract', cause: 'network' | 'missing' | 'throw' | 'contract') => () =>
    Promise.reject(new RemoteFailure(phase, cause, newReference()))

describe('loading a component of a remote', () => {
  it('loads the container once for two that ask at the same time', async () => {
    const { loader, asked } = setUp(async () => definition)
    const [one, two] = await Promise.all([loader.component('mf-x', 'page'), loader.component('mf-x', 'page')])
    expect([one.release, two.release, asked]).toEqual(['new', 'new', ['new#0']])
    expect(loader.releaseInUse('mf-x')).toBe('new')
  })

  it('tries a lost connection twice more, at another address each time, and then has it', async () => {
    let left = 2
    const { loader, waits, asked } = setUp(() =>
      left-- > 0 ? failing('entry', 'network')() : Promise.resolve(definition),
    )
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'new' })
    expect(asked).toEqual(['new#0', 'new#1', 'new#2'])
    expect(waits).toHaveLength(2)
  })

  it.each([
    ['entry', 'missing'],
    ['evaluate', 'throw'],
    ['contract', 'contract'],
  ] as const)('runs the fallback release at once after %s %s, and reports', async (phase, cause) => {
    const { loader, reports, waits } = setUp((_, { release }) =>
      release === 'new' ? failing(phase, cause)() : Promise.resolve(definition),
    )
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'old' })
    expect(waits).toEqual([])
    expect(reports).toEqual([
      expect.objectContaining({ remote: 'mf-x', release: 'new', phase, cause, revision: 1 }),
    ])
  })

  it('gives up a container that never comes after its deadline and goes to the fallback', async () => {
    const { loader } = setUp((_, { release }) =>
      release === 'new' ? new Promise(() => undefined) : Promise.resolve(definition),
    )
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'old' })
  })

  it('waits on for files that are slow behind a container that is there, and does not load it again', async () => {
    let come: (screen: typeof Screen) => void = () => undefined
    const slow = new Promise<typeof Screen>((resolve) => (come = resolve))
    const load = jest.fn(() => slow)
    const { loader, asked, reports } = setUp(async () => ({
      ...definition,
      routes: [{ id: 'page', path: '/m/x', title: 'x', load }],
    }))
    const loading = loader.component('mf-x', 'page')
    setTimeout(() => come(Screen), 80)
    expect(await loading).toEqual({ Component: Screen, release: 'new' })
    expect(asked).toEqual(['new#0'])
    expect(reports.map(({ cause }) => cause)).toEqual(['timeout'])
  })

  it('fails where there is no fallback, and heals by a retry once the cause is gone', async () => {
    let isBroken = true
    const { loader, asked } = setUp(
      () => (isBroken ? failing('entry', 'missing')() : Promise.resolve(definition)),
      planOf('new'),
    )
    await expect(loader.component('mf-x', 'page')).rejects.toBeInstanceOf(RemoteFailure)
    isBroken = false
    await loader.retry('mf-x')
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'new' })
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('heals by the release that the registry has meanwhile', async () => {
    const { loader, setFresh } = setUp(
      (_, { release }) => (release === 'new' ? failing('evaluate', 'throw')() : Promise.resolve(definition)),
      planOf('new'),
    )
    await expect(loader.component('mf-x', 'page')).rejects.toBeInstanceOf(RemoteFailure)
    setFresh(planOf('newer', undefined, 2))
    await loader.retry('mf-x')
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'newer' })
  })

  it('refuses a contribution that the release does not have', async () => {
    const { loader } = setUp(async () => definition, planOf('new'))
    await expect(loader.component('mf-x', 'nothing')).rejects.toMatchObject({ failureCause: 'contract' })
  })
})

describe('a component that throws while it renders', () => {
  it('is reset once, then the fallback runs, then the card stands', async () => {
    const { loader } = setUp(async () => definition)
    await loader.component('mf-x', 'page')
    const boom = new Error('boom')
    expect(loader.renderFailed('mf-x', 'new', 0, boom).action).toBe('reset')
    expect(loader.renderFailed('mf-x', 'new', 1, boom).action).toBe('fallback')
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'old' })
    expect(loader.renderFailed('mf-x', 'old', 0, boom).action).toBe('reset')
    expect(loader.renderFailed('mf-x', 'old', 1, boom).action).toBe('card')
  })
})

it('heals by the plan of the page when the registry is away as well', async () => {
  let isBroken = true
  const said: unknown[] = []
  const hear = (event: ErrorEvent) => said.push(event.error)
  addEventListener('error', hear)
  const { loader, setFresh } = setUp(
    () => (isBroken ? failing('entry', 'missing')() : Promise.resolve(definition)),
    planOf('new'),
  )
  setFresh(undefined)
  await expect(loader.component('mf-x', 'page')).rejects.toBeInstanceOf(RemoteFailure)
  isBroken = false
  await loader.retry('mf-x')
  await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'new' })
  expect(said).toHaveLength(1)
  removeEventListener('error', hear)
})
