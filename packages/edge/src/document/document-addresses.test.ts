import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { fakeHome, fakeSettings } from '../testing/fake-world'
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
  it.each([
    ['/m/home', {}, 'fil'],
    ['/m/home', { 'accept-language': 'en' }, 'fil'],
    ['/m/home', { cookie: 'language=en' }, 'en'],
    ['/m/home?lang=en', {}, 'en'],
    ['/m/home?lang=EN', { cookie: 'language=fil' }, 'en'],
    ['/m/home?lang=ar', { cookie: 'language=en' }, 'en'],
    ['/m/home?lang=__proto__', {}, 'fil'],
    ['/m/home?lang=en&lang=fil', {}, 'fil'],
  ])('of %s with %j is %s', async (url, headers, language) => {
    const { body, headers: sent } = await get(url, headers)
    expect(pageOf(body).language).toBe(language)
    expect(sent['content-language']).toBe(language)
    expect(body).toContain(`<html lang="${language}"`)
  })

  it.each([
    ['theme=light', 'light'],
    ['theme=%22%3E%3Cscript%3E', 'dark'],
  ])('with the cookie %s is drawn as %s', async (cookie, theme) => {
    expect((await get('/m/home', { cookie })).body).toContain(`data-theme="${theme}"`)
  })
})

describe('an address', () => {
  it('of a remote has its skeleton, title and preloads, and no data of home', async () => {
    const { body, statusCode } = await get('/m/gameList?gameType=RNG')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Mga laro · Plaza &lt;Demo&gt;</title>')
    expect(body).toContain('<div id="root"><p>listahan</p></div>')
    expect(linkTo(body, asset('mf-games', 'list.js'))).toContain('as="script"')
    expect(linkTo(body, asset('mf-games', 'list.css'))).toContain('as="style"')
    expect(pageOf(body).home).toBeNull()
  })

  it.each(['/m/nowhere', '/m/gameList/', '/elsewhere', '/m/..%2fhome', '/m/%00'])(
    '%s is nobody’s: 404, drawn by the shell',
    async (url) => {
      const { body, statusCode } = await get(url)
      expect(statusCode).toBe(404)
      expect(pageOf(body).plan.merchant).toBe('demo')
    },
  )

  it.each([
    ['/m/nowhere', '*/*'],
    ['/favicon.ico', 'image/avif,image/*'],
    ['/m/home', 'application/json'],
    ['/api/x', 'text/html'],
  ])('%s asked for as %s is a failure in JSON', async (url, accept) => {
    const answer = await get(url, { accept })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'request.not.found' })
  })

  it('of a remote that the merchant does not have is 404, drawn by the shell', async () => {
    edge.gateway.settings = fakeSettings({ merchant: 'lite' })
    const { body, statusCode } = await get('/m/agent', { host: 'lite.localhost' })
    expect(statusCode).toBe(404)
    expect(pageOf(body).plan.unavailable).toMatchObject([{ name: 'mf-agent', reason: 'disabled' }])
  })

  it.each(['evil.example', '__proto__', 'constructor'])('on the host %j is no site', async (host) => {
    const answer = await get('/m/home', { host })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Walang site dito')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('on a bare address of the local network says that it is not secure', async () => {
    const answer = await get('/m/home', { host: '192.168.1.5:8080', cookie: 'language=en' })
    expect(answer.body).toContain('http://localhost')
  })
})
