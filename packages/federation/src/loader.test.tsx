import { memberInfoCall } from '@plaza/contract/identity'
import type { BootPlan, FailureReport, Loadable } from '@plaza/contract/federation'
import { DeadlineError } from './deadline'
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
  const beats: FailureReport[] = []
  const reports: FailureReport[] = []
  const requests: string[] = []
  const store = createPlanStore(plan)
  let fresh: BootPlan | 'never' | undefined = plan
  const loader = createLoader({
    plan: store,
    runtime: {
      container: (remote, from, took) => {
        requests.push(from.release)
        return container(remote, from, took)
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
      if (fresh === 'never') return new Promise(() => undefined)
      store.replace(fresh)
    },
    report: (report) => reports.push(report),
    beat: (report) => void beats.push(report),
    page: '00000000-0000-4000-8000-000000000001',
    askAgain: () => void requests.push('again'),
  })
  return {
    loader,
    store,
    reports,
    beats,
    requests,
    setFresh: (next: BootPlan | 'never' | undefined) => (fresh = next),
  }
}

const failing =
  (phase: 'entry' | 'evaluate' | 'contract', cause: 'network' | 'missing' | 'throw' | 'contract') => () =>
    Promise.reject(new RemoteFailure(phase, cause, newReference()))

describe('loading a component of a remote', () => {
  it('the container is loaded once for two concurrent requests', async () => {
    const { loader, requests } = setUp(async () => definition)
    const [one, two] = await Promise.all([loader.component('mf-x', 'page'), loader.component('mf-x', 'page')])
    expect([one.release, two.release, requests]).toEqual(['new', 'new', ['new']])
    expect(loader.running.getState()).toEqual({ 'mf-x': 'new' })
  })

  it.each([
    ['entry', 'missing'],
    ['evaluate', 'throw'],
    ['contract', 'contract'],
  ] as const)('the fallback release runs at once after %s %s, with a report', async (phase, cause) => {
    const { loader, reports } = setUp((_, { release }) =>
      release === 'new' ? failing(phase, cause)() : Promise.resolve(definition),
    )
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'old' })
    expect(reports).toEqual([
      expect.objectContaining({ remote: 'mf-x', release: 'new', phase, cause, revision: 1 }),
    ])
  })

  // REMOTE-5
  it('a container that never arrives is given up after its deadline, and the fallback runs', async () => {
    const { loader } = setUp((_, { release }) =>
      release === 'new' ? new Promise(() => undefined) : Promise.resolve(definition),
    )
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'old' })
  })

  it('a page whose files hang gives way to the fallback, and the container is not loaded again', async () => {
    const load = jest.fn(() => new Promise<typeof Screen>(() => undefined))
    const { loader, requests, reports } = setUp(async (_, { release }) =>
      release === 'new'
        ? { ...definition, routes: [{ id: 'page', path: '/m/x', title: 'x', load }] }
        : definition,
    )
    expect(await loader.component('mf-x', 'page')).toEqual({ Component: Screen, release: 'old' })
    expect(requests).toEqual(['new', 'old'])
    expect(reports).toMatchObject([{ phase: 'module', cause: 'timeout' }])
  })

  it('two places that wait for a release that fails for good give up together', async () => {
    const { loader, requests, reports } = setUp(failing('entry', 'network'), planOf('new'))
    const places = await Promise.allSettled([
      loader.component('mf-x', 'page'),
      loader.component('mf-x', 'other'),
    ])
    expect(places.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(requests).toEqual(['new'])
    expect(reports).toHaveLength(1)
  })

  it('a load fails when there is no fallback, and a retry succeeds once the cause is gone', async () => {
    let isBroken = true
    const { loader, requests } = setUp(
      () => (isBroken ? failing('entry', 'missing')() : Promise.resolve(definition)),
      planOf('new'),
    )
    await expect(loader.component('mf-x', 'page')).rejects.toBeInstanceOf(RemoteFailure)
    isBroken = false
    await loader.retry('mf-x')
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'new' })
    expect(requests).toEqual(['new', 'again', 'new'])
  })

  it('a failed load recovers by the release that the registry has meanwhile', async () => {
    const { loader, setFresh } = setUp(
      (_, { release }) => (release === 'new' ? failing('evaluate', 'throw')() : Promise.resolve(definition)),
      planOf('new'),
    )
    await expect(loader.component('mf-x', 'page')).rejects.toBeInstanceOf(RemoteFailure)
    setFresh(planOf('newer', undefined, 2))
    await loader.retry('mf-x')
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'newer' })
  })

  it('a contribution that the release does not have is refused', async () => {
    const { loader } = setUp(async () => definition, planOf('new'))
    await expect(loader.component('mf-x', 'nothing')).rejects.toMatchObject({ failureCause: 'contract' })
  })
})

describe('a person who waits', () => {
  const patient = (plan: BootPlan): BootPlan => {
    const long = { mountDeadlineMs: 60_000 }
    return {
      ...plan,
      remotes: plan.remotes.map((remote) => ({
        ...remote,
        ...long,
        fallback: remote.fallback && { ...remote.fallback, ...long },
      })),
    }
  }
  const never = () => new Promise<RemoteDefinition>(() => undefined)
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('the fallback is drawn within five seconds when a load hangs, however long the release would wait', async () => {
    const plan = patient(planOf('new', 'old'))
    const { loader, reports } = setUp(
      (_, { release }) => (release === 'new' ? never() : Promise.resolve(definition)),
      plan,
    )
    const loading = loader.component('mf-x', 'page')
    await jest.advanceTimersByTimeAsync(3_499)
    expect(reports).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    await expect(loading).resolves.toMatchObject({ release: 'old' })
    expect(reports).toMatchObject([{ release: 'new', phase: 'entry', cause: 'timeout' }])
  })

  it.each([
    ['both hang', planOf('new', 'old')],
    ['the only release hangs', planOf('new')],
  ])('the failure card is drawn after five seconds when %s', async (_what, plan) => {
    const { loader } = setUp(never, patient(plan))
    const ended = jest.fn()
    loader.component('mf-x', 'page').catch(ended)
    await jest.advanceTimersByTimeAsync(4_999)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ failureCause: 'timeout' }))
  })

  it('a slow remote replaces the failure card when it arrives, and is not loaded twice', async () => {
    let come: (remote: RemoteDefinition) => void = () => undefined
    const { loader, requests } = setUp(
      () => new Promise((resolve) => (come = resolve)),
      patient(planOf('new')),
    )
    const failure = loader.component('mf-x', 'page').catch((error: RemoteFailure) => error)
    await jest.advanceTimersByTimeAsync(5_000)
    come(definition)
    await ((await failure) as RemoteFailure).late
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'new' })
    expect(requests).toEqual(['new'])
  })

  it('a retry is possible although the registry does not answer', async () => {
    let isBroken = true
    const { loader, setFresh } = setUp(
      () => (isBroken ? failing('entry', 'missing')() : Promise.resolve(definition)),
      planOf('new'),
    )
    await expect(loader.component('mf-x', 'page')).rejects.toBeInstanceOf(RemoteFailure)
    setFresh('never')
    isBroken = false
    const reported = jest.fn((event: Event) => event.preventDefault())
    addEventListener('error', reported, { once: true })
    const retried = loader.retry('mf-x')
    await jest.advanceTimersByTimeAsync(1_500)
    await retried
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'new' })
    expect(reported).toHaveBeenCalledTimes(1)
  })
})

it('the report for a frozen page is prepared while a release is drawn, and names the mount', async () => {
  const { loader, beats } = setUp(async () => definition)
  loader.mounting('mf-x', 'new')
  expect(beats).toMatchObject([{ remote: 'mf-x', release: 'new', phase: 'frozen', revision: 1 }])
  expect(loader.mounts()).toMatchObject([{ remote: 'mf-x', release: 'new' }])
})

it('the report for a frozen page is prepared before a release is evaluated, and then names what was drawn last', async () => {
  const { loader, beats } = setUp(async () => definition)
  loader.mounting('mf-drawn', 'old')
  const came = loader.component('mf-x', 'page')
  expect(beats.map(({ remote, release }) => `${remote}@${release}`)).toEqual(['mf-drawn@old', 'mf-x@new'])
  await came
  expect(beats.at(-1)).toMatchObject({ remote: 'mf-drawn', release: 'old' })
})

it('a bad release is reported once for each page load', () => {
  const { loader, reports } = setUp(async () => definition)
  for (const phase of ['call', 'call', 'long-task'] as const) loader.troubled('mf-x', 'new', phase)
  expect(reports.map(({ phase }) => phase)).toEqual(['call', 'long-task'])
})

it('a component that was loaded is there at once, until its release failed or a person asks for a retry', async () => {
  const { loader } = setUp(async () => definition)
  expect(loader.loaded('mf-x', 'page')).toBeUndefined()
  const first = await loader.component('mf-x', 'page')
  expect(loader.loaded('mf-x', 'page')).toBe(first)
  expect(loader.loaded('mf-x', 'other')).toBeUndefined()
  loader.renderFailed('mf-x', 'new', 1, new Error('boom'))
  expect(loader.loaded('mf-x', 'page')).toBeUndefined()
  const fallback = await loader.component('mf-x', 'page')
  expect([fallback.release, loader.loaded('mf-x', 'page')]).toEqual(['old', fallback])
  await loader.retry('mf-x')
  expect(loader.loaded('mf-x', 'page')).toBeUndefined()
})

describe('a plan that changes while the page is open', () => {
  const never = () => new Promise<RemoteDefinition>(() => undefined)

  it('a prefetched release is dropped when a newer plan has another one', async () => {
    const { loader, store, requests } = setUp(async () => definition)
    loader.prefetch('mf-x')
    store.replace(planOf('old', undefined, 2))
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'old' })
    expect(requests).toEqual(['new', 'old'])
    expect(loader.isOutdated('mf-x')).toBe(false)
  })

  // REMOTE-11
  it('a touch on a link loads the page behind it too, and a failure waits until the page is opened', async () => {
    const load = jest.fn<Promise<typeof Screen>, []>(() => Promise.reject(new Error('offline')))
    const loadCard = jest.fn(async () => Screen)
    const { loader, reports } = setUp(async () => ({
      ...definition,
      routes: [{ id: 'page', path: '/m/x', title: 'x', load }],
      slots: [{ id: 'card', slot: 'member.wallet@1', order: 1, load: loadCard }],
    }))
    loader.prefetch('mf-x', '/m/y')
    loader.prefetch('mf-x', '/m/x')
    loader.prefetch('mf-x', 'card')
    await new Promise((resolve) => setTimeout(resolve))
    expect([load.mock.calls.length, loadCard.mock.calls.length]).toEqual([1, 1])
    expect(reports).toEqual([])
    load.mockResolvedValue(Screen)
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ Component: Screen })
  })

  // REMOTE-11, PERF-10
  it('a page that was prefetched is there at once, and its release runs from when it is drawn', async () => {
    const routes = [{ id: 'page', path: '/m/x' as const, title: 'x', load: async () => Screen }]
    const { loader, store } = setUp(async () => ({ ...definition, routes }))
    await loader.prefetch('mf-x', '/m/x')
    expect(loader.loaded('mf-x', 'page')).toEqual({ Component: Screen, release: 'new' })
    expect(loader.running.getState()).toEqual({})
    loader.mounted('mf-x', 'new', 7)
    expect(loader.running.getState()).toEqual({ 'mf-x': 'new' })
    store.replace(planOf('old', undefined, 2))
    expect(loader.isOutdated('mf-x')).toBe(true)
  })

  it('a page that was prefetched and not drawn is dropped when a newer plan has another release', async () => {
    const routes = [{ id: 'page', path: '/m/x' as const, title: 'x', load: async () => Screen }]
    const { loader, store } = setUp(async () => ({ ...definition, routes }))
    await loader.prefetch('mf-x', '/m/x')
    store.replace(planOf('old', undefined, 2))
    expect(loader.loaded('mf-x', 'page')).toBeUndefined()
  })

  it('a prefetch resolves to the calls that the page shows first, and to none when they cannot be loaded', async () => {
    const route = { id: 'page', path: '/m/x' as const, title: 'x', load: async () => Screen }
    const reads = jest.fn(async () => [memberInfoCall])
    const { loader } = setUp(async () => ({ ...definition, routes: [{ ...route, reads }] }))
    expect(await loader.prefetch('mf-x', '/m/x')).toEqual([memberInfoCall])
    expect(await loader.prefetch('mf-x')).toEqual([])
    reads.mockRejectedValue(new Error('offline'))
    expect(await loader.prefetch('mf-x', '/m/x')).toEqual([])
  })

  it('a prefetched release is used when the newer plan still has it', async () => {
    const { loader, store, requests } = setUp(async () => definition)
    loader.prefetch('mf-x')
    store.replace(planOf('new', 'old', 2))
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'new' })
    expect(requests).toEqual(['new'])
  })

  it('the newer release starts to load while the previous one is still loading, for everybody who waits', async () => {
    let come: () => void = () => undefined
    const { loader, store } = setUp((_, { release }) =>
      release === 'new'
        ? new Promise((resolve) => (come = () => resolve(definition)))
        : Promise.resolve(definition),
    )
    const waiting = loader.component('mf-x', 'page')
    store.replace(planOf('newer', 'new', 2))
    const second = loader.component('mf-x', 'page')
    come()
    expect([(await waiting).release, (await second).release]).toEqual(['newer', 'newer'])
  })

  it('the newer release is loaded when the previous one does not arrive', async () => {
    const { loader, store } = setUp(
      (_, { release }) => (release === 'new' ? never() : Promise.resolve(definition)),
      planOf('new'),
    )
    const waiting = loader.component('mf-x', 'page')
    store.replace(planOf('newer', undefined, 2))
    await expect(waiting).resolves.toMatchObject({ release: 'newer' })
  })

  it('a drawn release is never swapped, and is reported as outdated', async () => {
    const { loader, store, requests } = setUp(async () => definition)
    await loader.component('mf-x', 'page')
    store.replace(planOf('newer', 'new', 2))
    await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'new' })
    expect(requests).toEqual(['new'])
    expect(loader.isOutdated('mf-x')).toBe(true)
    store.replace(planOf('new', undefined, 3))
    expect(loader.isOutdated('mf-x')).toBe(false)
  })

  it('a drawn fallback of the plan is outdated, unless the page has fallen back to it itself', async () => {
    const { loader, store } = setUp(async () => definition, planOf('old'))
    await loader.component('mf-x', 'page')
    store.replace(planOf('new', 'old', 2))
    expect(loader.isOutdated('mf-x')).toBe(true)

    const stepped = setUp((_, { release }) =>
      release === 'new' ? failing('evaluate', 'throw')() : Promise.resolve(definition),
    )
    await expect(stepped.loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'old' })
    expect(stepped.loader.isOutdated('mf-x')).toBe(false)
    expect(stepped.loader.progress('mf-x').steppedFrom).toBe('new')
    stepped.store.replace(planOf('newest', 'new', 2))
    expect(stepped.loader.isOutdated('mf-x')).toBe(true)
  })

  it('a remote that is not loaded, or that the plan no longer has, is never outdated', async () => {
    const { loader, store } = setUp(async () => definition)
    expect(loader.isOutdated('mf-x')).toBe(false)
    await loader.component('mf-x', 'page')
    store.replace({ ...planOf('new', undefined, 2), remotes: [] })
    expect(loader.isOutdated('mf-x')).toBe(false)
  })
})

it('the durations of the load steps are recorded only for the release that runs', async () => {
  const { loader } = setUp((_, { release }, took) => {
    if (release === 'new') return failing('evaluate', 'throw')()
    took('entry', 12.4)
    took('evaluate', 3.6)
    return Promise.resolve(definition)
  })
  await loader.component('mf-x', 'page')
  loader.mounted('mf-x', 'old', 7)
  loader.mounted('mf-x', 'old', 9)
  const { catalogue, module, ...timings } = loader.progress('mf-x').timings
  expect(timings).toEqual({ entry: 12, evaluate: 4, mount: 7 })
  expect([typeof catalogue, typeof module]).toEqual(['number', 'number'])
})

it('a report names the merchant and the page', async () => {
  const { loader, reports } = setUp(failing('entry', 'missing'), planOf('new'))
  await expect(loader.component('mf-x', 'page')).rejects.toBeInstanceOf(RemoteFailure)
  expect(reports).toMatchObject([{ merchant: 'demo', page: '00000000-0000-4000-8000-000000000001' }])
})

describe('a component that throws while it renders', () => {
  it('a component that throws is reset once, then the fallback runs, then the failure card is drawn', async () => {
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

// REMOTE-5
it('a component that is not drawn in time is reported as late, and the fallback runs without a reset', async () => {
  const { loader, reports } = setUp(async () => definition)
  await loader.component('mf-x', 'page')
  expect(loader.renderFailed('mf-x', 'new', 0, new DeadlineError(5_000)).action).toBe('fallback')
  expect(reports).toMatchObject([{ release: 'new', phase: 'render', cause: 'timeout' }])
  await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'old' })
})

it('a failed remote recovers by the page’s plan when the registry is unavailable too', async () => {
  let isBroken = true
  const reported: unknown[] = []
  const onError = (event: ErrorEvent) => reported.push(event.error)
  addEventListener('error', onError)
  const { loader, setFresh } = setUp(
    () => (isBroken ? failing('entry', 'missing')() : Promise.resolve(definition)),
    planOf('new'),
  )
  setFresh(undefined)
  await expect(loader.component('mf-x', 'page')).rejects.toBeInstanceOf(RemoteFailure)
  isBroken = false
  await loader.retry('mf-x')
  await expect(loader.component('mf-x', 'page')).resolves.toMatchObject({ release: 'new' })
  expect(reported).toHaveLength(1)
  removeEventListener('error', onError)
})
