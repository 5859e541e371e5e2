import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { fakeHome, fakeSettings } from '../testing/fake-world'
import { getDocument, pageOf } from '../testing/read-document'

const icon = '/img/icon/pearl-orchid'
const withIcon = () => fakeSettings({ resources: [{ resourceType: 'AppDownloadIcon', url: icon }] })

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
})
afterAll(() => closeTestEdge(edge))
beforeEach(() => {
  edge.gateway.settings = withIcon()
  edge.gateway.home = fakeHome()
})
const get = (url: string, headers?: Record<string, string>) => getDocument(edge, url, headers)

// DOWNLOAD-5
it('the icon that browsers ask for by themselves is the merchant’s app icon, or empty without one', async () => {
  const answer = await get('/favicon.ico')
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, `${icon}/any-180.png`])
  edge.gateway.settings = fakeSettings({ resources: [] })
  expect((await get('/favicon.ico')).statusCode).toBe(204)
})

describe('the manifest', () => {
  // DOWNLOAD-5
  it('the manifest has the merchant’s name, icons, colours and start address', async () => {
    const answer = await get('/manifest.webmanifest')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(answer.json()).toEqual({
      id: '/m/home',
      name: 'Plaza <Demo>',
      short_name: 'Plaza <Demo>',
      lang: 'fil',
      dir: 'ltr',
      start_url: '/m/home?source=pwa',
      scope: '/',
      display: 'standalone',
      orientation: 'portrait',
      theme_color: '#101010',
      background_color: '#101010',
      categories: ['games', 'entertainment'],
      icons: [
        { src: `${icon}/any-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: `${icon}/any-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: `${icon}/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    })
  })

  it('the manifest has the language and theme that the visitor has chosen', async () => {
    const { settings } = edge.gateway
    edge.gateway.settings = { ...settings, languages: ['fil', 'en', 'ar'] }
    const answer = await get('/manifest.webmanifest', { cookie: 'language=ar; theme=light' })
    expect(answer.json()).toMatchObject({ lang: 'ar', dir: 'rtl', theme_color: '#fafafa' })
    expect(answer.headers['vary']).toContain('cookie')
  })

  it('the manifest has no icon of another site', async () => {
    const url = 'https://elsewhere.example/icon.png'
    edge.gateway.settings = fakeSettings({ resources: [{ resourceType: 'AppDownloadIcon', url }] })
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({ icons: [] })
  })

  it('every document links the manifest and the icon for iOS', async () => {
    const { body } = await get('/m/home')
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">')
    expect(body).toContain(`<link rel="apple-touch-icon" href="${icon}/any-180.png">`)
    expect(body).toContain(`<link rel="icon" href="${icon}/any-48.png">`)
    expect(body).toContain('<meta name="apple-mobile-web-app-title" content="Plaza &lt;Demo&gt;">')
  })
})

/** What a worker's script does to its browser once it is activated. */
async function endedBy(script: string): Promise<string[]> {
  const done: string[] = []
  const listeners = new Map<string, (event: unknown) => void>()
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    registration: { unregister: async () => done.push('unregistered') },
    clients: {
      matchAll: async () => [{ url: '/m/home', navigate: (url: string) => done.push(`loaded ${url}`) }],
    },
  }
  const caches = { keys: async () => ['old'], delete: async (name: string) => done.push(`cache ${name}`) }
  new Function('self', 'caches', script)(self, caches)
  let ended: Promise<unknown> = Promise.resolve()
  listeners.get('activate')?.({ waitUntil: (promise: Promise<unknown>) => (ended = promise) })
  await ended
  return done
}

describe('the service worker', () => {
  it('the service worker comes from the shell, is revalidated each time, covers the whole site and may only call this site', async () => {
    const answer = await get('/sw.js')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('addEventListener')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    })
  })

  // DOWNLOAD-6
  it('a service worker of a former product, and one that is switched off, is replaced by a script that ends it', async () => {
    const other = await createTestEdge({ FORMER_WORKERS: '/old/sw.js', SERVICE_WORKER: '0' })
    try {
      for (const path of ['/old/sw.js', '/sw.js']) {
        const answer = await getDocument(other, path)
        expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
        expect(answer.headers['cache-control']).toBe('no-cache')
        expect(await endedBy(answer.body)).toEqual(['cache old', 'unregistered', 'loaded /m/home'])
      }
      expect(pageOf((await getDocument(other, '/m/home')).body).hasNoWorker).toBe(true)
    } finally {
      await closeTestEdge(other)
    }
    expect((await get('/old/sw.js')).statusCode).toBe(404)
    expect(pageOf((await get('/m/home')).body).hasNoWorker).toBeUndefined()
  })

  it('the document policy allows the service worker', async () => {
    expect((await get('/m/home')).headers['content-security-policy']).toContain("worker-src 'self'")
  })
})

describe('the offline page', () => {
  it.each([
    ['', 'fil', 'Offline ka', 'Subukan ulit'],
    ['?lang=en', 'en', 'You are offline', 'Retry'],
  ])(
    'the offline page for the query %p is in the language %s and has a retry link that works without scripts',
    async (query, language, title, retry) => {
      const answer = await get(`/offline${query}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-language']).toBe(language)
      expect(answer.body).toContain(`<html lang="${language}" dir="ltr" data-mode="dark">`)
      expect(answer.body).toContain(`<h1>${title}</h1>`)
      expect(answer.body).toContain(`<a href="">${retry}</a>`)
      expect(answer.body).toContain('<header>Plaza &lt;Demo&gt;</header>')
      expect(answer.body).not.toContain(String(answer.headers['x-request-id']))
    },
  )

  it('the offline page contains nothing that its own policy forbids', async () => {
    const answer = await get('/offline')
    const policy = String(answer.headers['content-security-policy'])
    const [, nonce] = /style-src 'nonce-([^']+)'/.exec(policy) ?? []
    expect(policy).toContain(`script-src 'nonce-${nonce}'; connect-src 'self'`)
    for (const [tag] of answer.body.matchAll(/<(?:script|style)\b[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`)
    expect(answer.body).not.toMatch(/ style=| on\w+=|src=|url\(/)
  })
})

describe('without a gateway', () => {
  // DOWNLOAD-5
  it.each(['evil.example', 'localhost'])(
    'without a gateway, manifest and service worker are missing on the host %s',
    async (host) => {
      const own = await createTestEdge()
      await own.gateway.stop()
      const answer = await getDocument(own, '/manifest.webmanifest', { host })
      expect(answer.statusCode).toBe(host === 'localhost' ? 503 : 404)
      const page = await getDocument(own, '/m/home', {
        host: 'localhost',
        cookie: 'language=en; theme=light',
      })
      expect(page.statusCode).toBe(503)
      expect(page.headers['retry-after']).toBe('30')
      expect(page.body).toContain('<html lang="en" dir="ltr" data-mode="light">')
      expect(page.body).toContain('<h1>We will be right back</h1>')
      expect(page.body).toContain('<a href="">Retry</a>')
      expect(page.body).toContain(`Reference: ${String(page.headers['x-request-id'])}`)
      await own.gateway.start()
      await closeTestEdge(own)
    },
  )
})
