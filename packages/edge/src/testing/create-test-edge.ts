import type { FastifyInstance } from 'fastify'
import { publishAndPromoteAll } from '@plaza/release'
import { createTempStore, writeFakeDist } from '@plaza/release/testing'
import type { TempStore } from '@plaza/release/testing'
import type { Release } from '@plaza/contract/federation'
import { pino } from 'pino'
import { createEdge } from '../app'
import { readSettings } from '../kernel/settings'
import { startFakeGateway } from './fake-gateway'
import type { FakeGateway } from './fake-gateway'

/** Ids of the releases that a test's site begins with. */
export const ids = {
  shell: '1.0.0-0000000a',
  'mf-games': '1.0.0-0000000b',
  'mf-agent': '1.0.0-0000000c',
} as const

/** A site for tests: a store with a shell and two remotes, a fake gateway, and the edge in front of them. */
export interface TestEdge extends TempStore {
  app: FastifyInstance
  gateway: FakeGateway
  log: string[]
  /** Publishes and promotes one more build of a remote. */
  release(
    remote: string,
    id: string,
    changes?: Partial<Release>,
    files?: Record<string, string>,
  ): Promise<void>
}

const title = { en: 'Games', fil: 'Mga laro' }
const route = (id: string, path: string, skeleton?: 'home' | 'list') => ({ id, path, title, skeleton })
const script = (name: string) => `console.info('${name.repeat(300)}')`

/** Files and contributions of the builds that a test's site begins with. */
const builds: Record<keyof typeof ids, [files: Record<string, string>, changes: Partial<Release>]> = {
  shell: [
    {
      'main.js': script('shell'),
      'core.js': script('core'),
      'field.js': script('field'),
      'field.css': '.field{}',
      'card.js': script('card'),
      'critical.css': '.logo{background:url(img/logo.svg)}/* </style> */',
      'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'locale-en.json': '{}',
      'locale-fil.json': '{}',
      'document.json': JSON.stringify({
        styles: ['critical.css'],
        scripts: ['main.js', 'core.js'],
        bootScript: 'self.plazaHashes={}',
        headScript: 'self.downloads={{downloads}}',
        skeletons: {
          fil: {
            home: '<p>bahay</p>{{banner}}<i>{{hotMatch}}</i>',
            page: '<p>{{merchantName}}</p>',
            list: '<h1><!--title--></h1><p>listahan</p>',
          },
          en: { home: '<p>home</p>{{banner}}', page: '<p>page</p>', list: '<p>list</p>' },
        },
        shares: { '@plaza/ui/field': ['field.js', 'field.css'], '@plaza/ui/card': ['card.js'] },
        themeColors: { dark: '#101010', 'dark.light': '#fafafa' },
        serviceWorker: 'self.addEventListener("fetch", () => undefined)',
      }),
    },
    {
      document: 'document.json',
      readsFilesJson: true,
      locales: { en: 'locale-en.json', fil: 'locale-fil.json' },
      contributions: { routes: [route('home', '/m/home', 'home'), route('home', '/', 'home')], slots: [] },
      offers: { host: '1.0.0', shared: {}, slots: ['home.games@1', 'home.hot-match@1'] },
    },
  ],
  'mf-games': [
    {
      'entry.js': script('games'),
      'list.js': script('list'),
      'list.css': '.a{}',
      'rows.js': script('rows'),
      'fil.json': '{}',
      'home-en.json': '{}',
      'home-fil.json': '{}',
      'list-en.json': '{}',
    },
    {
      preload: {
        '*': [],
        '/m/gameList': ['list.js', 'list.css'],
        'en:/m/gameList': ['list-en.json'],
        'slot:home.games@1': ['rows.js'],
        'en:slot:home.games@1': ['home-en.json'],
        'fil:slot:home.games@1': ['home-fil.json'],
      },
      uses: { '*': ['@plaza/i18n'], '/m/gameList': ['@plaza/ui/field'], 'slot:home.games@1': [] },
      locales: { fil: 'fil.json' },
      contributions: {
        routes: [route('gameList', '/m/gameList', 'list')],
        slots: [
          { id: 'games', slot: 'home.games@1', order: 1, component: true },
          { id: 'match', slot: 'home.hot-match@1', order: 1, component: true },
        ],
      },
    },
  ],
  'mf-agent': [
    { 'entry.js': script('agent') },
    {
      contributions: {
        routes: [
          { ...route('agent', '/m/agent'), shows: ['home.games@1'] },
          {
            ...route('team', '/m/team'),
            shows: ['home.games@1'],
            when: { auth: 'member' },
            asks: ['/wps/team/list'],
          },
        ],
        slots: [],
      },
    },
  ],
}

/** Starts a site; `env` adds to the edge's environment. Close it with `closeTestEdge`. */
export async function createTestEdge(env: Record<string, string> = {}): Promise<TestEdge> {
  const temp = await createTempStore()
  const gateway = await startFakeGateway()
  const publishAll = (dists: string[]) =>
    publishAndPromoteAll(temp.store, {
      dists,
      publisher: temp.publisher,
      author: { who: 'a test', why: 'start' },
    })
  const dists: string[] = []
  for (const [remote, id] of Object.entries(ids)) {
    const [files, changes] = builds[remote as keyof typeof ids]
    dists.push(temp.path(remote))
    await writeFakeDist(temp.path(remote), remote, id, files, changes)
  }
  await publishAll(dists)
  const log: string[] = []
  const settings = readSettings({ GATEWAY_URL: gateway.url, DATA_DIR: temp.folder, ...env })
  // Most suites do not test how many calls a busy machine admits at once.
  if (env['EDGE_WORK_LIMIT'] === undefined) settings.traffic.edgeWork = Infinity
  const app = await createEdge({
    settings,
    store: temp.store,
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
  })
  await app.ready()
  return {
    ...temp,
    app,
    gateway,
    log,
    async release(remote, id, changes = {}, files = {}) {
      const folder = temp.path(`${remote}-${id}`)
      await writeFakeDist(folder, remote, id, { 'entry.js': script(id), ...files }, changes)
      await publishAll([folder])
    },
  }
}

/** Ends a test's site and removes its folder. */
export async function closeTestEdge({ app, gateway, remove }: TestEdge): Promise<void> {
  await app.close()
  await gateway.stop()
  await remove()
}
