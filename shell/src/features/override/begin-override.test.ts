import type { BootPlan, OverrideAnswer, PlannedRemote } from '@plaza/contract/federation'
import { createTestPlan } from '@plaza/federation/testing'
import { beginOverride } from './begin-override'

jest.mock('./swap-react', () => ({ swapReact: () => Promise.reject(new Error('no script here')) }))

const base = 'http://localhost:8190/'
const store = createTestPlan({ 'mf-cashier': { routes: [{ path: '/m/withdraw' }] }, 'mf-games': {} })
const [own] = store.remotes as [PlannedRemote]
const build: PlannedRemote = {
  ...own,
  release: '1.0.1-0000000d',
  container: 'mf_cashier__1_0_1',
  entry: `${base}entry.js`,
  files: { '/entry.js': 'sha384-x' },
  locales: { en: `${base}en.json` },
  reason: 'override',
  routes: [{ id: 'new', path: '/m/new', title: { en: 'New' } }],
}

interface Given {
  address?: string
  kept?: string[]
  development?: boolean
  /** The content of `release.json`; undefined when no server responds. */
  release?: { status?: number; body?: string }
  judged?: OverrideAnswer | number
}

let requests: string[]
/** A developer's tab with an override, right after the document has loaded. */
async function begin({
  address = '',
  kept = [],
  development = true,
  release,
  judged = { fits: true, remote: build },
}: Given) {
  requests = []
  document.body.innerHTML = `<script type="application/json" id="plaza-page">${JSON.stringify({ plan: store, development })}</script>`
  history.replaceState(null, '', `/m/home${address}`)
  if (kept.length > 0) sessionStorage.setItem('plaza.override', JSON.stringify(kept))
  globalThis.plazaHashes = {}
  globalThis.plazaBases = undefined
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const url = String(input)
    requests.push(url)
    if (url !== '/override') {
      if (!release) throw new TypeError('Failed to fetch')
      const { status = 200, body = '{}' } = release
      return { ok: status < 300, status, json: async () => JSON.parse(body) as unknown } as Response
    }
    const isAnswer = typeof judged !== 'number'
    return { ok: isAnswer, status: judged, json: async () => ({ value: judged }) } as unknown as Response
  })
  return beginOverride()
}
const namesOf = (plan: BootPlan | undefined) => plan?.remotes.map(({ name, release }) => `${name} ${release}`)

beforeEach(() => sessionStorage.clear())
beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
})

const parameter = `?lang=en&mfe-override=mf-cashier@${base}`
const release = { body: '{"release":1}' }

it('an override puts a build in place of its remote, in every plan of this tab', async () => {
  const local = await begin({ address: parameter, release })
  const later: BootPlan = { ...store, revision: 7, remotes: [{ ...own, release: '1.0.2-0000000e' }] }
  expect(namesOf(local?.adjust(store))).toEqual(['mf-cashier 1.0.1-0000000d', 'mf-games 1.0.0-00000000'])
  const [cashier] = local?.adjust(later).remotes ?? []
  expect(cashier).toMatchObject({
    reason: 'override',
    routes: build.routes,
    fallback: { release: '1.0.2-0000000e' },
  })
  expect(globalThis.plazaHashes).toEqual({ '/entry.js': 'sha384-x' })
  expect(globalThis.plazaBases).toEqual({ mf_cashier__1_0_1: base })
})

it('an override is removed from the address, which keeps its other parameters, and kept for this tab', async () => {
  await begin({ address: parameter, release })
  expect(location.search).toBe('?lang=en')
  expect(sessionStorage.getItem('plaza.override')).toBe(JSON.stringify([`mf-cashier@${base}`]))
})

it('an override that the tab keeps is applied again', async () => {
  const local = await begin({ kept: [`mf-cashier@${base}`], release })
  expect(local?.entries).toMatchObject([{ remote: 'mf-cashier', planned: build }])
})

it('an override adds a remote that the store does not have, or that this merchant does not get', async () => {
  const without: BootPlan = {
    ...store,
    remotes: [],
    unavailable: [{ name: 'mf-cashier', reason: 'disabled', routes: [] }],
  }
  const plan = (await begin({ address: parameter, release }))?.adjust(without)
  expect(namesOf(plan)).toEqual(['mf-cashier 1.0.1-0000000d'])
  expect(plan?.unavailable).toEqual([])
})

it('@reset removes one override without any request', async () => {
  const local = await begin({
    address: '?mfe-override=mf-cashier@reset',
    kept: [`mf-cashier@${base}`],
    release,
  })
  expect([local, requests, sessionStorage.length, location.search]).toEqual([undefined, [], 0, ''])
})

it('a build under development gets no fallback and no hash, and reports that its React cannot be loaded', async () => {
  const local = await begin({
    kept: [`mf-cashier@${base}`],
    release,
    judged: { fits: true, remote: { ...build, files: {} }, watched: { react: 'react.js' } },
  })
  expect(local?.adjust(store).remotes[0]).not.toHaveProperty('fallback')
  expect(globalThis.plazaHashes).toEqual({ '/entry.js': '', '/en.json': '' })
  expect(local?.entries).toMatchObject([{ isWatched: true, problem: 'no-refresh' }])
})

describe('goes on with the store’s release, and says why, where', () => {
  const cases: [string, Given, string][] = [
    ['nobody answers', { address: parameter }, 'unreachable'],
    ['the answer is a failure', { address: parameter, release: { status: 404 } }, 'not-a-release'],
    ['the answer is no JSON', { address: parameter, release: { body: '<html>' } }, 'not-a-release'],
    [
      'the address serves another remote',
      { address: parameter, release, judged: { fits: false, problem: 'other-remote', detail: 'mf-games' } },
      'other-remote',
    ],
    [
      'it needs another contract',
      { address: parameter, release, judged: { fits: false, problem: 'other-contract', detail: 'react' } },
      'other-contract',
    ],
    ['the edge does not judge it', { address: parameter, release, judged: 503 }, 'unchecked'],
    [
      'it is not on this computer',
      { address: '?mfe-override=mf-cashier@http://evil.example/' },
      'not-loopback',
    ],
    ['the parameter names no address', { address: '?mfe-override=mf-cashier' }, 'malformed'],
  ]
  it.each(cases)(
    'an override is skipped in favour of the store’s release, with the reason, when %s',
    async (_what, given, problem) => {
      const local = await begin(given)
      expect(local?.entries).toMatchObject([{ problem }])
      expect(local?.adjust(store)).toEqual(store)
      expect(globalThis.plazaBases).toBeUndefined()
    },
  )

  it('an override from another computer is never requested nor kept', async () => {
    await begin({ address: '?mfe-override=mf-cashier@http://evil.example/' })
    expect([requests, sessionStorage.length]).toEqual([[], 0])
  })
})

it('an override is ignored where the edge says that this is not a developer host', async () => {
  const local = await begin({ address: parameter, release, development: false })
  expect([local, requests, sessionStorage.length]).toEqual([undefined, [], 0])
})
