import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { eventually } from '../testing/eventually'
import { asset, getDocument, linkTo, pageOf } from '../testing/read-document'

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
})
afterAll(() => closeTestEdge(edge))
const get = async (url: string) => (await getDocument(edge, url)).body
const gamesIn = (html: string) => pageOf(html).plan.remotes.find(({ name }) => name === 'mf-games')

describe('the plan of a document', () => {
  // EDGE-5
  it('the plan of home has the hashes of the files that home asks for and of no other', async () => {
    const html = await get('/m/home')
    const games = gamesIn(html)
    expect(Object.keys(games?.files ?? {})).toEqual(
      ['entry.js', 'rows.js', 'home-fil.json', 'fil.json'].map((file) => asset('mf-games', file)),
    )
    expect(games?.locales).toEqual({ fil: asset('mf-games', 'fil.json') })
    expect(Object.keys(pageOf(html).plan.files)).toEqual(
      ['main.js', 'core.js', 'locale-fil.json'].map((file) => asset('shell', file)),
    )
  })

  it('the plan of a deep link has the hashes of its own route', async () => {
    const files = Object.keys(gamesIn(await get('/m/gameList'))?.files ?? {})
    expect(files).toContain(asset('mf-games', 'list.js'))
    expect(files).not.toContain(asset('mf-games', 'rows.js'))
  })

  // EDGE-1
  it('a deep link preloads the parts of the shell that its page uses beyond the first load, with their hashes', async () => {
    const html = await get('/m/gameList')
    const { plan } = pageOf(html)
    for (const [file, as] of [
      ['field.js', 'script'],
      ['field.css', 'style'],
    ]) {
      const href = asset('shell', file ?? '')
      expect(linkTo(html, href)).toContain(`as="${as}" href="${href}" integrity="${plan.files[href]}"`)
      expect(plan.files[href]).toMatch(/^sha384-/)
    }
    expect(linkTo(html, asset('shell', 'card.js'))).toBeUndefined()
    expect(linkTo(await get('/m/home'), asset('shell', 'field.js'))).toBeUndefined()
    expect(pageOf(html).plan.remotes.some((remote) => 'uses' in remote)).toBe(false)
  })

  it('a deep link preloads what fills the slots of its first view, unless the page is not for this visitor', async () => {
    const agent = await get('/m/agent')
    expect(linkTo(agent, asset('mf-agent', 'entry.js'))).toBeDefined()
    expect(linkTo(agent, asset('mf-games', 'rows.js'))).toContain('integrity="sha384-')
    const team = await get('/m/team')
    expect(linkTo(team, asset('mf-agent', 'entry.js'))).toBeUndefined()
    expect(linkTo(team, asset('mf-games', 'rows.js'))).toBeUndefined()
  })

  // LANG-5
  it('a document requests the texts of what it shows in its language, or in English where there are no others', async () => {
    const home = await get('/m/home')
    expect(linkTo(home, asset('mf-games', 'home-fil.json'))).toContain('rel="preload" as="fetch"')
    expect(linkTo(home, asset('mf-games', 'home-en.json'))).toBeUndefined()
    expect(linkTo(home, asset('mf-games', 'list-en.json'))).toBeUndefined()
    const list = await get('/m/gameList')
    expect(linkTo(list, asset('mf-games', 'list-en.json'))).toContain('rel="preload" as="fetch"')
    expect(linkTo(list, asset('mf-games', 'home-fil.json'))).toBeUndefined()
  })

  it('a document requests files.json of the remotes in view beside their entries, and the shell’s after everything else', async () => {
    const html = await get('/m/home')
    expect(linkTo(html, asset('mf-games', 'files.json'))).toContain('rel="preload" as="fetch"')
    expect(linkTo(html, asset('mf-games', 'files.json'))).not.toContain('fetchpriority')
    expect(linkTo(html, asset('shell', 'files.json'))).toContain('fetchpriority="low"')
    expect(linkTo(html, asset('mf-agent', 'files.json'))).toBeUndefined()
  })

  // EDGE-5
  it('a document has the same length whether a remote has five files or five hundred, and names a fallback by one hash', async () => {
    const sizeOf = (html: string) => JSON.stringify({ ...pageOf(html).plan, revision: 0 }).length
    await edge.release('mf-agent', '2.0.0-0000000c')
    let before = ''
    await eventually(async () => {
      before = await get('/m/home')
      expect(before).toContain('2.0.0-0000000c')
    })
    const files = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`chunk-${index}.js`, `console.info(${index})`]),
    )
    await edge.release('mf-agent', '3.0.0-0000000c', {}, files)
    await eventually(async () => expect(await get('/m/home')).toContain('3.0.0-0000000c'))
    const after = await get('/m/home')
    expect(sizeOf(after)).toBe(sizeOf(before))
    const agent = pageOf(after).plan.remotes.find(({ name }) => name === 'mf-agent')
    expect(agent?.fallback).toEqual({
      release: '2.0.0-0000000c',
      filesHash: expect.stringMatching(/^sha384-/),
      mountDeadlineMs: 8000,
    })
  })

  // EDGE-6
  it('a document names the styles that its browser keeps, and inlines those of another release', async () => {
    const href = asset('shell', 'critical.css')
    const kept = (await getDocument(edge, '/m/home', { cookie: `plaza.styles=${ids.shell}` })).body
    expect(kept).not.toContain('<style')
    expect(linkTo(kept, href)).toMatch(
      /^<link rel="stylesheet" href="[^"]+" integrity="sha384-[^"]+" crossorigin="anonymous" nonce="/,
    )
    const other = (await getDocument(edge, '/m/home', { cookie: 'plaza.styles=9.9.9-0000000a' })).body
    expect(other).toContain(`data-href="${href}">`)
    expect(linkTo(other, href)).toBeUndefined()
  })

  // RELEASE-10, EDGE-5
  it('a shell that does not read files.json gets a document with every hash', async () => {
    const older = pageOf(await get('/m/home')).plan
    await edge.release(
      'shell',
      '0.9.0-0000000a',
      {
        offers: { host: '1.0.0', shared: {}, slots: [] },
        document: 'document.json',
      },
      {
        'main.js': 'old',
        'document.json': JSON.stringify({ styles: [], scripts: ['main.js'], bootScript: '', skeletons: {} }),
      },
    )
    await eventually(async () => expect(pageOf(await get('/m/home')).plan.shell).toBe('0.9.0-0000000a'))
    const html = await get('/m/home')
    const { plan } = pageOf(html)
    expect(older.shell).toBe(ids.shell)
    expect(Object.keys(gamesIn(html)?.files ?? {})).toHaveLength(8)
    expect(plan.remotes.find(({ name }) => name === 'mf-agent')?.fallback).toHaveProperty('files')
    expect(linkTo(html, asset('mf-games', 'files.json'))).toBeUndefined()
  })
})
