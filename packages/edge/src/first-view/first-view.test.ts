import type { Release } from '@plaza/contract/federation'
import type { Game } from '@plaza/contract/play'
import { rollback, switchRemote } from '@plaza/release'
import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { eventually } from '../testing/eventually'
import { fakeHome, fakeSettings } from '../testing/fake-world'
import { getDocument, pageOf } from '../testing/read-document'

const author = { who: 'a test', why: 'to see' }
const game = (nodeId: number, changes: Partial<Game> = {}): Game => ({
  nodeId,
  gameId: `game-${nodeId}`,
  gameName: `Game ${nodeId}`,
  gameType: 'RNG',
  vassalage: 'TIDE',
  vendorName: 'Tide <Works>',
  iconUrl: `/art/${nodeId}`,
  tint: '#402080',
  supportPlay: true,
  ...changes,
})

const shellParts = (home: string, more: object = {}) =>
  JSON.stringify({
    ...more,
    styles: ['critical.css'],
    scripts: ['main.js'],
    bootScript: 'startWithForm()',
    formlessBootScript: 'start()',
    skeletons: { en: { home: '<p>skeleton of home</p>', page: '<p>page</p>' } },
    views: {
      en: {
        home,
        login: loginTemplate,
        'slot:home.games@1': '<p>outline of games</p>',
        'slot:home.hot-match@1': '{{#match}}<p>outline of matches</p>{{/match}}',
      },
    },
    kitClasses: { 'rail/Rail/item': 'x1Y2z3' },
  })

const loginTemplate =
  '{{#isVisitor}}<form data-form="true"><h1>{{merchantName}}</h1>{{#hasMobileLogin}}<p>By mobile</p>{{/hasMobileLogin}}</form>{{/isVisitor}}'

const shellChanges: Partial<Release> = {
  document: 'document.json',
  readsFilesJson: true,
  contributions: {
    routes: [
      { id: 'home', path: '/m/home', title: { en: 'Home' }, skeleton: 'home' },
      { id: 'home', path: '/', title: { en: 'Home' }, skeleton: 'home' },
      { id: 'login', path: '/m/login', title: { en: 'Log in' }, skeleton: 'page' },
    ],
    slots: [],
  },
  offers: { host: '1.0.0', shared: {}, slots: ['home.games@1', 'home.hot-match@1'] },
}
const homeTemplate =
  '<main><h1>{{merchantName}}</h1>{{#isVisitor}}<a href="/m/login">Log in</a>{{/isVisitor}}{{#banners}}<p data-tint="{{tint}}">{{headline}}</p>{{/banners}}{{>home.games@1}}{{>home.hot-match@1}}</main>'

const games = (item: string): [Partial<Release>, Record<string, string>] => [
  {
    firstView: 'first-view.json',
    preload: { '*': [], 'slot:home.games@1': ['games.js', 'games.css'] },
    contributions: {
      routes: [],
      slots: [{ id: 'games', slot: 'home.games@1', order: 1, component: true }],
    },
  },
  {
    'games.js': 'self.games=1',
    'games.css': '.tile{background:url(tile.webp)}',
    'tile.webp': 'picture',
    'first-view.json': JSON.stringify({ slots: { 'home.games@1': { en: item } } }),
  },
]
const gamesTemplate =
  '<ul class="{{ui.rail/Rail/item}}">{{#games}}<li data-node="{{node}}">{{game}} by {{vendor}}</li>{{/games}}</ul>'

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
  edge.gateway.settings = fakeSettings({ defaultLanguage: 'en' })
  edge.gateway.home = fakeHome({
    popular: {
      sorting: ['HOT', 'RNG'],
      sections: [
        { gameCategory: 'HOT', games: [game(1), game(2)] },
        { gameCategory: 'RNG', games: [game(3)] },
      ],
    },
  })
  const preload = { '*': [], '/m/login': ['login.js', 'login.css', 'critical.css'] }
  await edge.release(
    'shell',
    '1.1.0-0000000a',
    { ...shellChanges, preload },
    {
      'main.js': '1',
      'critical.css': '.a{}',
      'login.js': '2',
      'login.css': '.field{}',
      'document.json': shellParts(homeTemplate),
    },
  )
  await edge.release('mf-games', '1.1.0-0000000b', ...games(gamesTemplate))
  await eventually(async () => expect(rootOf(await home())).toContain('Game 1 by'))
})
afterAll(() => closeTestEdge(edge))

const home = async (headers?: Record<string, string>) => (await getDocument(edge, '/m/home', headers)).body
const rootOf = (html: string) => /<div id="root">(.*?)<\/div>\s*<script/s.exec(html)?.[1] ?? ''

describe('the first view of home', () => {
  // EDGE-7
  it('a document draws home from the templates of the shell and of the remotes in its slots, each value escaped', async () => {
    const root = rootOf(await home())
    expect(root).toContain('<h1>Plaza &lt;Demo&gt;</h1>')
    expect(root).toContain('>Play &quot;now&quot;&lt;/script&gt;</p>')
    expect(root).toContain('<div data-drawn="home.games@1"><ul class="x1Y2z3">')
    expect(root).toContain('<li data-node="1">Game 1 by Tide &lt;Works&gt;</li>')
    expect(root).not.toContain('{{')
    expect(root).not.toContain('skeleton of home')
  })

  it('a document has the styles of the slots that it draws, and the colours of what they show', async () => {
    const html = await home()
    const css = '/assets/mf-games/1.1.0-0000000b/games.css'
    expect(html).toMatch(new RegExp(`<style nonce="[^"]+" data-href="${css}">`))
    expect(html).toContain('url(/assets/mf-games/1.1.0-0000000b/tile.webp)')
    expect(html).not.toContain(`<link rel="preload" as="style" href="${css}"`)
    expect(html).toContain('[data-node="1"]{--tint:#402080}')
  })

  // EDGE-6
  it('a document carries only the games of the first category where the remote loads the others itself', async () => {
    const categories = async () =>
      pageOf(await home()).home?.popular.sections.map(({ gameCategory }) => gameCategory)
    // Its fallback is a release that needs all of them.
    expect(await categories()).toEqual(['HOT', 'RNG'])
    await edge.release('mf-games', '1.1.1-0000000b', ...games(gamesTemplate))
    await eventually(async () => expect(await categories()).toEqual(['HOT']))
    expect(pageOf(await home()).home?.popular).toMatchObject({ isPart: true, sorting: ['HOT', 'RNG'] })
  })

  // EDGE-3, EDGE-7
  it('a member’s document draws nothing that is only a visitor’s, and nothing of a member', async () => {
    expect(rootOf(await home())).toContain('Log in')
    const member = rootOf(await home({ cookie: 'plaza_session=one' }))
    expect(member).not.toContain('Log in')
    expect(member).toContain('Game 1')
    expect(rootOf(await home({ cookie: 'plaza_session=two' }))).toBe(member)
  })

  it('a slot whose remote declares no first view shows its outline, and an outline without data nothing', async () => {
    await edge.release('mf-agent', '1.1.0-0000000c', {
      contributions: {
        routes: [],
        slots: [{ id: 'match', slot: 'home.hot-match@1', order: 1, component: true }],
      },
    })
    await eventually(async () => expect(rootOf(await home())).toContain('<p>outline of matches</p>'))
    edge.gateway.home = { ...edge.gateway.home, hotMatches: [] }
    await eventually(async () => expect(rootOf(await home())).not.toContain('outline of matches'))
  })

  // EDGE-7
  it('a template that names a class which the shell does not have is not drawn', async () => {
    await edge.release('mf-games', '1.2.0-0000000b', ...games('<p class="{{ui.rail/Rail/gone}}">new</p>'))
    await eventually(async () => expect(rootOf(await home())).toContain('<p>outline of games</p>'))
    await rollback(edge.store, { remote: 'mf-games' }, author)
    await eventually(async () => expect(rootOf(await home())).toContain('Game 1'))
  })

  // EDGE-7
  it('a rolled-back release takes its template with it', async () => {
    await edge.release('mf-games', '1.3.0-0000000b', ...games('<p>a broken first view</p>'))
    await eventually(async () => expect(rootOf(await home())).toContain('a broken first view'))
    await rollback(edge.store, { remote: 'mf-games' }, author)
    await eventually(async () => expect(rootOf(await home())).not.toContain('a broken first view'))
    expect(rootOf(await home())).toContain('Game 1')
  })

  // EDGE-7
  it('a remote that is off has no markup in the document', async () => {
    const off = { remote: 'mf-games', merchant: 'demo' }
    await switchRemote(edge.store, { ...off, enabled: false }, author)
    await eventually(async () => expect(rootOf(await home())).not.toContain('Game 1'))
    expect(rootOf(await home())).not.toContain('outline of games')
    await switchRemote(edge.store, { ...off, enabled: true }, author)
    await eventually(async () => expect(rootOf(await home())).toContain('Game 1'))
  })

  it.each([
    ['mf-games', ...games('<img src="https://evil.example/a.png"/>')],
    ['mf-games', ...games('<p onclick="a">a</p>')],
    [
      'shell',
      shellChanges,
      { 'main.js': '1', 'critical.css': '', 'document.json': shellParts('<p>{{password}}</p>') },
    ],
  ] as const)(
    'a release of %s whose template may not be drawn is refused when it is published',
    async (remote, changes, files) => {
      await expect(edge.release(remote, '1.9.0-0000000e', changes, files)).rejects.toMatchObject({
        code: 'release.invalid',
      })
    },
  )

  it('a page that has no first view keeps its skeleton', async () => {
    edge.gateway.settings = fakeSettings({
      defaultLanguage: 'en',
      startUp: { mode: 'maintenance', expectedEnd: null },
    })
    await eventually(async () => expect(rootOf(await home())).toContain('<p>page</p>'))
    edge.gateway.settings = fakeSettings({ defaultLanguage: 'en' })
  })
})

describe('the first view of signing in', () => {
  const login = async (headers?: Record<string, string>) =>
    (await getDocument(edge, '/m/login', headers)).body

  // EDGE-7
  it('a document draws the form to sign in, with the styles of its screen once', async () => {
    const html = await login()
    expect(rootOf(html)).toContain('<form data-form="true"><h1>Plaza &lt;Demo&gt;</h1></form>')
    const css = '/assets/shell/1.1.0-0000000a/login.css'
    expect(html).toContain(`data-href="${css}">.field{}</style>`)
    expect(html).not.toContain(`<link rel="preload" as="style" href="${css}"`)
    expect(html.split('>.a{}</style>')).toHaveLength(2)
  })

  it('the form to sign in is drawn as the merchant’s flags have it', async () => {
    edge.gateway.settings = fakeSettings({
      defaultLanguage: 'en',
      whitelabel: { MOBILEVERCODELOGIN3: true },
    })
    await eventually(async () => expect(rootOf(await login())).toContain('By mobile'))
  })

  it('only a document with a form carries the script that keeps what is done in it', async () => {
    expect(await login()).toContain('>startWithForm()</script>')
    expect(await home()).toContain('>start()</script>')
  })

  // EDGE-7, LOGIN-9
  it('a person with a session gets the outline of a page, and no form', async () => {
    expect(rootOf(await login({ cookie: 'plaza_session=one' }))).toBe('<p>page</p>')
  })
})

describe('the scripts of a document with a first view', () => {
  const entry = /<script src="[^"]*main\.js"/
  const late =
    /<link data-late data-entry as="script" href="[^"]*main\.js" integrity="sha384-[^"]+" crossorigin="anonymous"/

  // PERF-9
  it('scripts are preloaded and run by the document where the shell cannot start them itself', async () => {
    const html = await home()
    expect(html).toMatch(entry)
    expect(html).toContain('<link rel="preload" as="script"')
    expect(html).not.toContain('data-late')
  })

  // PERF-9
  it('scripts are left to a shell that starts them itself, but only over a first view', async () => {
    await edge.release('shell', '1.2.0-0000000a', shellChanges, {
      'main.js': '1',
      'critical.css': '.a{}',
      'document.json': shellParts(homeTemplate, { startsScripts: true }),
    })
    await eventually(async () => expect(await home()).toMatch(late))
    expect(await home()).not.toMatch(entry)
    expect(await home()).not.toContain('<link rel="preload" as="script"')
    const other = (await getDocument(edge, '/m/login', { cookie: 'plaza_session=one' })).body
    expect(other).toMatch(entry)
    expect(other).not.toContain('data-late')
  })

  it('over a skeleton all scripts are preloaded, and a shell that runs the first one itself runs it', async () => {
    await edge.release('shell', '1.3.0-0000000a', shellChanges, {
      'main.js': '1',
      'critical.css': '.a{}',
      'document.json': shellParts(homeTemplate, { startsScripts: true, runsEntry: true }),
    })
    await eventually(async () => {
      const html = (await getDocument(edge, '/m/login', { cookie: 'plaza_session=one' })).body
      expect(html).toMatch(/<link rel="preload" data-late data-entry as="script" href="[^"]*main\.js"/)
      expect(html.match(/data-late/g)).toHaveLength(1)
      expect(html).not.toMatch(entry)
    })
    expect(await home()).toMatch(late)
  })
})
