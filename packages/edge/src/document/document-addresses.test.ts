import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { fakeHome, fakeSettings } from '../testing/fake-world'
import { eventually } from '../testing/eventually'
import { asset, getDocument, linkTo, pageOf } from '../testing/read-document'

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
})
afterAll(() => closeTestEdge(edge))
beforeEach(() => {
  edge.gateway.settings = fakeSettings()
  edge.gateway.home = fakeHome()
})
const get = (url: string, headers?: Record<string, string>) => getDocument(edge, url, headers)

describe('language and theme', () => {
  // LANG-2
  it.each([
    ['/m/home', {}, 'fil'],
    ['/m/home', { 'accept-language': 'en' }, 'fil'],
    ['/m/home', { cookie: 'language=en' }, 'en'],
    ['/m/home?lang=en', {}, 'en'],
    ['/m/home?lang=EN', { cookie: 'language=fil' }, 'en'],
    ['/m/home?lang=ar', { cookie: 'language=en' }, 'en'],
    ['/m/home', { cookie: 'language=%22%3E%3Cscript%3E' }, 'fil'],
    ['/m/home', { cookie: 'language=constructor' }, 'fil'],
    ['/m/home?lang=__proto__', {}, 'fil'],
    ['/m/home?lang=en&lang=fil', {}, 'fil'],
  ])('the document of %s with the headers %j is in the language %s', async (url, headers, language) => {
    const { body, headers: sent } = await get(url, headers)
    expect(pageOf(body).language).toBe(language)
    expect(sent['content-language']).toBe(language)
    expect(body).toContain(`<html lang="${language}"`)
  })

  // LOOK-2
  it.each([
    ['', 'dark', '#101010'],
    ['theme=dark', 'dark', '#101010'],
    ['theme=light', 'light', '#fafafa'],
    ['theme=%22%3E%3Cscript%3E', 'dark', '#101010'],
    ['theme=constructor', 'dark', '#101010'],
  ])(
    'the document with the cookie "%s" has the theme %s and the browser bar colour %s',
    async (cookie, mode, color) => {
      const { body } = await get('/m/home', { cookie })
      expect(body).toContain(` data-theme="dark" data-mode="${mode}">`)
      expect(body).toContain(`<meta name="theme-color" content="${color}">`)
    },
  )

  // LOOK-2
  it.each(['dark', 'light'])(
    'the document of a merchant with its own theme has that theme, %s',
    async (mode) => {
      edge.gateway.settings = fakeSettings({ theme: 'lite' })
      await eventually(async () => {
        const { body } = await get('/m/home', { cookie: `theme=${mode}` })
        expect(body).toContain(` data-theme="lite" data-mode="${mode}">`)
      })
    },
  )
})

describe('an address', () => {
  it('the document of a remote’s page has its skeleton, title and preloads, and no data of home', async () => {
    const { body, statusCode } = await get('/m/gameList?gameType=RNG')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Mga laro · Plaza &lt;Demo&gt;</title>')
    expect(body).toContain('<div id="root"><h1>Mga laro</h1><p>listahan</p></div>')
    expect(linkTo(body, asset('mf-games', 'list.js'))).toContain('as="script"')
    expect(linkTo(body, asset('mf-games', 'list.css'))).toContain('as="style"')
    expect(pageOf(body).home).toBeNull()
  })

  it.each(['/m/nowhere', '/m/gameList/', '/elsewhere', '/m/..%2fhome', '/m/%00'])(
    'answers 404 with a page of the shell for the unknown address %s',
    async (url) => {
      const { body, statusCode } = await get(url)
      expect(statusCode).toBe(404)
      expect(pageOf(body).plan.merchant).toBe('demo')
    },
  )

  it.each([
    ['/m/nowhere', '*/*'],
    ['/icon-of-nobody.png', 'image/avif,image/*'],
    ['/m/home', 'application/json'],
    ['/api/x', 'text/html'],
  ])('answers a failure in JSON for %s requested as %s', async (url, accept) => {
    const answer = await get(url, { accept })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'request.not.found' })
  })

  it('answers 404 with a page of the shell for a page of a remote that the merchant does not have', async () => {
    edge.gateway.settings = fakeSettings({ merchant: 'lite' })
    const { body, statusCode } = await get('/m/agent', { host: 'lite.localhost' })
    expect(statusCode).toBe(404)
    expect(pageOf(body).plan.unavailable).toMatchObject([{ name: 'mf-agent', reason: 'disabled' }])
  })

  describe('that the merchant has configured', () => {
    beforeEach(() => {
      const paths = [
        { path: '/m/promo', to: '/m/gameList?gameType=RNG' },
        { path: '/m/old', to: '/m/promo' },
        { path: '/m/gameList', to: '/m/home' },
        { path: '/m/round', to: '/m/round' },
        { path: '/m/astray', to: '/m/nowhere' },
      ]
      edge.gateway.settings = fakeSettings({ paths })
    })

    // ROUTE-5
    it.each(['/m/promo', '/m/promo?a=1', '/m/old'])(
      'serves the document of the target for the configured address %s',
      async (url) => {
        const { body, statusCode } = await get(url, { accept: '*/*' })
        expect(statusCode).toBe(200)
        expect(body).toContain('<title>Mga laro · Plaza &lt;Demo&gt;</title>')
        expect(linkTo(body, asset('mf-games', 'list.js'))).toContain('as="script"')
      },
    )

    // ROUTE-5
    it('a route of a remote wins over a configured address of the same path', async () => {
      expect((await get('/m/gameList')).body).toContain('<p>listahan</p>')
    })

    it.each(['/m/promo/', '/m/Promo', '/m/round', '/m/astray'])(
      'answers 404 for %s, which matches no valid configured address',
      async (url) => {
        expect((await get(url)).statusCode).toBe(404)
      },
    )
  })

  describe('of a host that has a route of its own', () => {
    beforeEach(() => {
      edge.gateway.settings = fakeSettings({
        domainRoute: { 'promo.localhost': '/m/gameList?gameType=RNG', 'demo.localhost': '/' },
      })
    })

    // ROUTE-5
    it.each([
      ['promo.localhost', '/', '/m/gameList?gameType=RNG'],
      ['PROMO.localhost.:8080', '/', '/m/gameList?gameType=RNG'],
      ['promo.localhost', '/?lang=en&gameType=HOT', '/m/gameList?gameType=RNG&lang=en'],
    ])('the landing host %s redirects %s to %s on the same site', async (host, url, to) => {
      const answer = await get(url, { host })
      expect(answer.statusCode).toBe(302)
      expect(answer.headers['location']).toBe(to)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    it('a landing host does not redirect while its target page does not exist', async () => {
      edge.gateway.settings = fakeSettings({ domainRoute: { 'promo.localhost': '/m/nowhere' } })
      expect((await get('/', { host: 'promo.localhost' })).statusCode).toBe(200)
    })

    it.each([
      ['promo.localhost', '/m/home'],
      ['localhost', '/'],
      ['demo.localhost', '/'],
    ])('the host %s does not redirect %s', async (host, url) => {
      expect((await get(url, { host })).statusCode).toBe(200)
    })
  })

  it('answers 403 without data of home to a visitor from a blocked network', async () => {
    edge.gateway.blocked = ['127.0.0.0/8']
    await eventually(async () => expect((await get('/m/home')).statusCode).toBe(403))
    const { body } = await get('/m/home')
    edge.gateway.blocked = ['203.0.113.0/24', '2001:db8::/32']
    expect(pageOf(body)).toMatchObject({ isBlocked: true, home: null })
    expect(linkTo(body, asset('mf-games', 'entry.js'))).toBeUndefined()
    await eventually(async () => expect((await get('/m/home')).statusCode).toBe(200))
    expect(pageOf((await get('/m/home')).body).isBlocked).toBeUndefined()
  })

  it.each(['evil.example', '__proto__', 'constructor'])(
    'serves no site on the unknown host %j',
    async (host) => {
      const answer = await get('/m/home', { host })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('Walang site dito')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  it('the document on a bare address of the local network warns that the connection is not secure', async () => {
    const answer = await get('/m/home', { host: '192.168.1.5:8080', cookie: 'language=en' })
    expect(answer.body).toContain('http://localhost')
  })
})
