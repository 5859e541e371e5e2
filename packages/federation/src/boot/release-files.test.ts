/** @jest-environment node */
import { createHash } from 'node:crypto'
import type { HashedRelease } from '@plaza/contract/federation'
import { RemoteFailure } from '../failure'
import { createCompleteRelease } from './release-files'

const folder = '/assets/mf-x/1.0.0-0000000a/'
const text = JSON.stringify({
  container: 'mf_x__1',
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': 'sha384-entry', 'late.js': 'sha384-late' },
  preload: {},
  locales: { en: 'en.json' },
  mountDeadlineMs: 6000,
})
const hashOf = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`
const planned: HashedRelease = { release: '1.0.0-0000000a', filesHash: hashOf(text), mountDeadlineMs: 6000 }
let asked: string[]
/** What the network has; a browser refuses what does not match the hash. */
let answer: () => Response

beforeEach(() => {
  asked = []
  answer = () => new Response(text)
  globalThis.plazaHashes = {}
  globalThis.plazaAsk = (url, ask) => ask(url, new AbortController().signal)
  Object.assign(globalThis, { location: new URL('http://localhost/m/home') })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.integrity) asked.push(String(url))
    const body = await answer().text()
    if (init?.integrity && hashOf(body) !== init.integrity) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => jest.restoreAllMocks())
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error) as Promise<RemoteFailure>

describe('a release of which the plan has the hash of files.json', () => {
  // EDGE-5
  it('a release is completed from its files.json, whose hashes every loader then knows', async () => {
    const complete = createCompleteRelease()
    const [release] = await Promise.all([complete('mf-x', planned), complete('mf-x', planned)])
    expect(release).toMatchObject({
      release: '1.0.0-0000000a',
      container: 'mf_x__1',
      entry: `${folder}remoteEntry.js`,
      locales: { en: `${folder}en.json` },
    })
    expect(globalThis.plazaHashes[`${folder}late.js`]).toBe('sha384-late')
    expect(asked).toEqual([`${folder}files.json`])
  })

  it.each<[string, () => Response, RemoteFailure['failureCause']]>([
    ['altered', () => new Response(text.replace('late', 'evil')), 'integrity'],
    ['missing', () => new Response('{}', { status: 404 }), 'missing'],
    ['refused because the site is busy', () => new Response('busy', { status: 429 }), 'server'],
    ['broken at the server', () => new Response('boom', { status: 500 }), 'server'],
  ])('an %s files.json fails as the entry would, and no hash of it is known', async (_what, given, cause) => {
    answer = given
    const failure = await failureOf(createCompleteRelease()('mf-x', planned))
    expect(failure).toBeInstanceOf(RemoteFailure)
    expect(failure).toMatchObject({ phase: 'entry', failureCause: cause })
    expect(globalThis.plazaHashes).toEqual({ [`${folder}files.json`]: planned.filesHash })
  })

  it('a files.json that failed is fetched again at the next need', async () => {
    const complete = createCompleteRelease()
    answer = () => new Response('boom', { status: 500 })
    await failureOf(complete('mf-x', planned))
    answer = () => new Response(text)
    expect(await complete('mf-x', planned)).toHaveProperty('container', 'mf_x__1')
    expect(asked).toEqual([`${folder}files.json`, `${folder}files.json`])
  })

  // EDGE-5
  it('a release that the plan has whole is used as it is', async () => {
    const whole = {
      release: '1.0.0-0000000a',
      container: 'mf_x__1',
      entry: `${folder}remoteEntry.js`,
      files: {},
      locales: {},
      mountDeadlineMs: 6000,
    }
    expect(await createCompleteRelease()('mf-x', whole)).toBe(whole)
    expect(asked).toEqual([])
  })
})
