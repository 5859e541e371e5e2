/** @jest-environment node */
import { createHash } from 'node:crypto'
import { isLoadFailure } from '../loading/is-load-failure'
import { offerShellFiles, takeShellFiles } from './shell-files'

const folder = '/assets/shell/1.0.0-0000000a/'
const text = JSON.stringify({ files: { 'late.js': 'sha384-late', 'late.css': 'sha384-style' } })
const hashOf = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`
let asked: string[]
/** What the network answers, in turn; a browser refuses what does not match the hash. */
let answers: (() => Response)[]

beforeEach(() => {
  asked = []
  globalThis.plazaHashes = {}
  Object.defineProperty(globalThis, 'location', {
    value: new URL('http://localhost/m/home'),
    configurable: true,
  })
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true })
  globalThis.plazaFiles = undefined
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push(String(url))
    const answer = answers.shift()?.()
    const body = (await answer?.clone().text()) ?? ''
    if (!answer || hashOf(body) !== init?.integrity) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})
const whole = () => new Response(text)

describe('the shell’s files.json', () => {
  // EDGE-5
  it('the shell fetches its files.json once and then knows the hash of every file', async () => {
    answers = [whole]
    offerShellFiles({ folder, filesHash: hashOf(text) })
    await Promise.all([globalThis.plazaFiles?.(), globalThis.plazaFiles?.()])
    expect(asked).toEqual([`${folder}files.json`])
    expect(globalThis.plazaHashes).toEqual({
      [`${folder}late.js`]: 'sha384-late',
      [`${folder}late.css`]: 'sha384-style',
    })
  })

  // EDGE-5
  it('the shell takes no hash from an altered files.json, and tries again at another address, soon and at the next need', async () => {
    jest.useFakeTimers()
    const altered = () => new Response(text.replace('late', 'evil'))
    answers = [altered, altered, altered, whole]
    offerShellFiles({ folder, filesHash: hashOf(text) })
    const ended = globalThis.plazaFiles?.().catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(2_000)
    expect(isLoadFailure(await ended)).toBe(true)
    expect(globalThis.plazaHashes).toEqual({})
    await globalThis.plazaFiles?.()
    expect(new Set(asked).size).toBeGreaterThan(2)
    expect(Object.keys(globalThis.plazaHashes)).toHaveLength(2)
  })

  it('the shell gets its files.json at the first need though the preload of the page failed', async () => {
    jest.useFakeTimers()
    answers = [() => new Response('', { status: 404 }), whole]
    offerShellFiles({ folder, filesHash: hashOf(text) })
    const known = globalThis.plazaFiles?.()
    await jest.advanceTimersByTimeAsync(500)
    await known
    expect(Object.keys(globalThis.plazaHashes)).toHaveLength(2)
  })

  it('the shell waits for no files.json when the document has every hash', () => {
    offerShellFiles(undefined)
    expect(globalThis.plazaFiles).toBeUndefined()
  })

  // PERF-3
  it.each(['loading', 'complete'] as const)(
    'the shell fetches its files.json soon after the page has loaded, even if nothing needs it yet (%s at the start)',
    async (readyState) => {
      jest.useFakeTimers()
      answers = [whole]
      offerShellFiles({ folder, filesHash: hashOf(text) })
      const page = Object.assign(new EventTarget(), { document: { readyState } })
      takeShellFiles(page as unknown as Window)
      await jest.advanceTimersByTimeAsync(readyState === 'loading' ? 10_000 : 0)
      expect(asked).toEqual([])
      page.dispatchEvent(new Event('load'))
      await jest.advanceTimersByTimeAsync(2_000)
      expect(asked).toHaveLength(1)
    },
  )
})
