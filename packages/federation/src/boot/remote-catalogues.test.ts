/** @jest-environment node */
import type { Language } from '@plaza/contract/kernel'
import { RemoteFailure } from '../failure'
import { createRemoteCatalogues } from './remote-catalogues'

const base = 'http://localhost/assets/mf-x/1.0.0-0000000a/'
const files = { en: 'list-en.json', fil: 'list-fil.json' }
let language: Language
let requests: string[]
let added: string[]
/** Status by file name; a file without one is there. */
let statuses: Record<string, number>

beforeEach(() => {
  language = 'en'
  requests = []
  added = []
  statuses = {}
  globalThis.plazaAsk = (url, ask) => ask(url, new AbortController().signal)
  Object.assign(globalThis, { location: new URL('http://localhost/m/home') })
  globalThis.plazaHashes = Object.fromEntries(
    ['list-en.json', 'list-fil.json', 'base-en.json', 'base-fil.json'].map((file) => [
      `/assets/mf-x/1.0.0-0000000a/${file}`,
      'sha384-known',
    ]),
  )
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const file = String(url).split('/').at(-1) ?? ''
    requests.push(file)
    return Response.json({ file }, { status: statuses[file] ?? 200 })
  })
})
afterEach(() => jest.restoreAllMocks())

function start() {
  const catalogues = createRemoteCatalogues({
    language: () => language,
    add: (namespace, tag, texts) => added.push(`${namespace} ${tag} ${String(texts['file'])}`),
  })
  catalogues.use('mf-x', {})
  return catalogues
}

describe('catalogues of the features of a remote', () => {
  // LANG-5
  it('a feature’s catalogue is fetched once in the page’s language, however many chunks request it', async () => {
    start()
    const load = () => globalThis.plazaCatalogue('mf-x', base, files)
    await Promise.all([load(), load()])
    await load()
    expect(requests).toEqual(['list-en.json'])
    expect(added).toEqual(['mf-x en list-en.json'])
  })

  // LANG-5
  it('another language loads the catalogues of the features in use, and of no other', async () => {
    const catalogues = start()
    await globalThis.plazaCatalogue('mf-x', base, files)
    await catalogues.inLanguage('fil')
    expect(requests).toEqual(['list-en.json', 'list-fil.json'])
  })

  it('a language without a catalogue loads the English one', async () => {
    language = 'th'
    start()
    await globalThis.plazaCatalogue('mf-x', base, files)
    expect(added).toEqual(['mf-x en list-en.json'])
  })

  it('a feature’s catalogue that failed is fetched again by the next request', async () => {
    start()
    statuses = { 'list-en.json': 500 }
    const failed = globalThis.plazaCatalogue('mf-x', base, files)
    await expect(failed).rejects.toMatchObject({ phase: 'locale', failureCause: 'server' })
    await expect(failed).rejects.toBeInstanceOf(RemoteFailure)
    statuses = {}
    await globalThis.plazaCatalogue('mf-x', base, files)
    expect(added).toEqual(['mf-x en list-en.json'])
  })

  it('a catalogue without a hash is refused', async () => {
    start()
    const evil = { en: 'evil.json' }
    await expect(globalThis.plazaCatalogue('mf-x', base, evil)).rejects.toMatchObject({
      failureCause: 'integrity',
    })
    expect(requests).toEqual([])
  })

  it('another language loads nothing of a release that a remote stepped back from', async () => {
    const catalogues = start()
    await globalThis.plazaCatalogue('mf-x', base, files)
    catalogues.use('mf-x', { fil: `${base}base-fil.json` })
    await catalogues.inLanguage('fil')
    expect(requests).toEqual(['list-en.json', 'base-fil.json'])
  })
})
