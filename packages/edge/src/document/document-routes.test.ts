import { brotliDecompressSync } from 'node:zlib'
import { readTicket } from '../identity/page-ticket'
import { createSigner } from '../identity/signer'
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

describe('what a document asks for early', () => {
  // REMOTE-12
  it('a document with a session asks for the reads of its route, and no plan of a browser carries them', async () => {
    const cookie = 'plaza_session=one'
    const asksOf = async (path: string, headers?: Record<string, string>) =>
      pageOf((await get(path, headers)).body).asks
    expect(await asksOf('/m/team', { cookie })).toEqual(['/wps/team/list'])
    expect(await asksOf('/m/team')).toEqual([])
    expect(await asksOf('/m/agent', { cookie })).toEqual([])
    expect((await get('/m/team', { cookie })).body.match(/team\/list/g)).toHaveLength(1)
  })
})

describe('home', () => {
  // EDGE-1, PERF-2
  it('the home document contains plan, settings, public data and skeleton, so that first paint needs no request', async () => {
    const answer = await get('/m/home')
    expect(answer.statusCode).toBe(200)
    const page = pageOf(answer.body)
    expect(page.plan.remotes.map(({ name }) => name)).toEqual(['mf-agent', 'mf-games'])
    expect(page.settings.merchantName).toBe('Plaza <Demo>')
    expect(page.home?.banners).toHaveLength(1)
    expect(page.locales['fil']).toBe(asset('shell', 'locale-fil.json'))
    expect(answer.body).toContain('<div id="root"><p>bahay</p><picture>')
    expect(answer.body).toContain(
      '<html lang="fil" dir="ltr" data-merchant="demo" data-theme="dark" data-mode="dark">',
    )
    expect(answer.body).toContain('<meta name="theme-color" content="#101010">')
    expect(answer.body).toContain('<title>Plaza &lt;Demo&gt;</title>')
    expect(answer.body).toContain('viewport-fit=cover, interactive-widget=resizes-content')
  })

  it('the skeleton of home reserves a place for hot matches when there are some', async () => {
    expect((await get('/m/home')).body).toContain('<i>some</i>')
  })

  it('the home document preloads the first banner as an image of high priority', async () => {
    const { body } = await get('/m/home')
    const set = '/img/banner/1/banner@1x.avif 1x, /img/banner/1/banner@2x.avif 2x'
    expect(body).toContain(`<source type="image/avif" srcset="${set}">`)
    expect(body).toMatch(
      new RegExp(
        `<link rel="preload" as="image" type="image/avif" imagesrcset="${set}" fetchpriority="high"`,
      ),
    )
    expect(body).toMatch(
      /<img src="\/img\/banner\/1\/banner@1x\.webp" srcset="\/img\/banner\/1\/banner@1x\.webp 1x, \/img\/banner\/1\/banner@2x\.webp 2x" width="640" height="280" alt="[^"]*" fetchpriority="high">/,
    )
  })

  // EDGE-1
  it('the home document preloads the shell and the remotes of its slots with nonce, integrity and crossorigin', async () => {
    const { body } = await get('/m/home')
    const { nonce, plan } = pageOf(body)
    const games = plan.remotes.find(({ name }) => name === 'mf-games')
    const wanted: [string, string, string | undefined][] = [
      [asset('shell', 'main.js'), 'script', plan.files[asset('shell', 'main.js')]],
      [asset('shell', 'core.js'), 'script', plan.files[asset('shell', 'core.js')]],
      [asset('shell', 'locale-fil.json'), 'fetch', undefined],
      [asset('mf-games', 'entry.js'), 'script', games?.files[asset('mf-games', 'entry.js')]],
      [asset('mf-games', 'rows.js'), 'script', games?.files[asset('mf-games', 'rows.js')]],
      [asset('mf-games', 'fil.json'), 'fetch', undefined],
    ]
    expect(wanted.map(([, , integrity]) => integrity?.slice(0, 7))).toEqual(
      wanted.map(([, as]) => (as === 'script' ? 'sha384-' : undefined)),
    )
    for (const [href, as, integrity] of wanted)
      expect(linkTo(body, href)).toBe(
        `<link rel="preload" as="${as}" href="${href}"${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous" nonce="${nonce}">`,
      )
    expect(linkTo(body, asset('mf-games', 'list.js'))).toBeUndefined()
    expect(linkTo(body, asset('mf-agent', 'entry.js'))).toBeUndefined()
  })

  it('the home document inlines critical styles with absolute URLs, and their text cannot close the style element', async () => {
    const { body } = await get('/m/home')
    expect(body).toContain(`data-href="${asset('shell', 'critical.css')}">`)
    expect(body).toContain(`.logo{background:url(${asset('shell', 'img/logo.svg')})}/* <\\/style> */</style>`)
  })

  it('the home document reserves a place for the app download offer before the skeleton', async () => {
    edge.gateway.settings = fakeSettings({
      resources: [{ resourceType: 'Android', url: '/app</script>.apk' }],
    })
    const { body } = await get('/m/home')
    const script = body.indexOf('self.downloads={"resources":[{"resourceType":"Android","url":"/app\\u003c')
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThan(body.indexOf('<div id="root">'))
  })

  it('no text of the gateway can close a script or an attribute of the document', async () => {
    const { body } = await get('/m/home')
    expect(body).not.toContain('now"</script>')
    expect(body).toContain('alt="Play &quot;now&quot;&lt;/script&gt;"')
    expect(pageOf(body).home?.banners[0]?.headline).toBe('Play "now"</script>')
  })
})

describe('the policy of a document', () => {
  it('the document policy is strict, with a fresh nonce on every script and style', async () => {
    const answer = await get('/m/home')
    const { nonce } = pageOf(answer.body)
    expect(answer.headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' 'strict-dynamic'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        'frame-src http://vendor.localhost:8081',
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default dompurify',
      ].join('; '),
    )
    for (const [tag] of answer.body.matchAll(/<(?:script|style)\b[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`)
    expect(answer.body).not.toMatch(/\sstyle="|\son[a-z]+="/)
    expect(pageOf((await get('/m/home')).body).nonce).not.toBe(nonce)
  })

  it('the document policy allows the image CDNs, and the page uses one of them', async () => {
    edge.gateway.settings = fakeSettings({ imageCDNs: ['https://img.example/'] })
    const answer = await get('/m/home')
    expect(answer.headers['content-security-policy']).toContain(
      "img-src 'self' data: blob: https://img.example;",
    )
    expect(pageOf(answer.body).imageCdn).toBe('https://img.example')
    expect(answer.body).toContain('imagesrcset="https://img.example/img/banner/1/banner@1x.avif 1x')
  })

  it('the document has the other security headers, and no HSTS on plain http', async () => {
    const { headers } = await get('/m/home')
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'DENY',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

it('the document of a merchant in maintenance preloads no remote and contains no data of home', async () => {
  edge.gateway.settings = fakeSettings({ startUp: { mode: 'maintenance', expectedEnd: null } })
  const { body } = await get('/m/home')
  expect(pageOf(body).home).toBeNull()
  expect(linkTo(body, asset('mf-games', 'entry.js'))).toBeUndefined()
})

it('the document is served compressed', async () => {
  const answer = await get('/m/home', { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<!doctype html>')
})

it('a visitor gets one valid id, whatever cookie the browser sends', async () => {
  const first = await get('/m/home')
  const [cookie] = first.cookies
  expect(cookie).toMatchObject({
    name: 'plaza.visitor',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 31_536_000,
  })
  expect((await get('/m/home', { cookie: `plaza.visitor=${cookie?.value}` })).cookies).toEqual([])
  expect((await get('/m/home', { cookie: 'plaza.visitor=<x>' })).cookies).toHaveLength(1)
})

it('the visitor’s cookie is bound to the host under https and keeps the id of the cookie without the prefix', async () => {
  const behind = await createTestEdge({ TRUST_PROXY: '127.0.0.1' })
  const ask = (cookie?: string) =>
    behind.app.inject({
      url: '/m/home',
      headers: {
        host: 'localhost',
        accept: 'text/html',
        'x-forwarded-proto': 'https',
        ...(cookie && { cookie }),
      },
    })
  const [made] = (await ask()).cookies
  expect(made).toMatchObject({ name: '__Host-plaza.visitor', secure: true, path: '/' })
  expect(made).not.toHaveProperty('domain')
  expect((await ask(`__Host-plaza.visitor=${made?.value}`)).cookies).toEqual([])
  expect((await ask(`plaza.visitor=${made?.value}`)).cookies).toEqual([made])
  await closeTestEdge(behind)
})

it('signs and keeps a visitor id that was issued before ids were signed', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const [signed] = (await get('/m/home', { cookie: `plaza.visitor=${id}` })).cookies
  expect(signed?.value).toMatch(new RegExp(`^${id}\\.[\\w-]{22}$`))
  const forged = `${id}.${'A'.repeat(22)}`
  expect((await get('/m/home', { cookie: `plaza.visitor=${forged}` })).cookies).toEqual([signed])
})

it('each document has its own page ticket, which every edge of the store accepts', async () => {
  const first = await get('/m/home')
  const ticket = pageOf(first.body).ticket ?? ''
  expect(pageOf((await get('/m/home')).body).ticket).not.toBe(ticket)
  const visitor = (first.cookies[0]?.value ?? '').split('.')[0] ?? ''
  const signer = createSigner(await edge.store.edgeSecret())
  expect(readTicket(signer, ticket, { visitor, merchant: 'demo' }, Date.now())).toMatchObject({ revision: 1 })
})

describe('while the gateway is unreachable', () => {
  it('documents use the last settings while the gateway is unreachable, and the log says so', async () => {
    await get('/m/home')
    await edge.gateway.stop()
    const answer = await get('/m/home')
    await edge.gateway.start()
    expect(answer.statusCode).toBe(200)
    expect(pageOf(answer.body).settings.merchant).toBe('demo')
    expect(edge.log.join()).toContain('its last answer stays in use')
  })

  it('a merchant without known settings gets a plain error page while the gateway is unreachable', async () => {
    await edge.gateway.stop()
    const answer = await get('/m/home', { host: 'blocked.localhost', cookie: 'language=en' })
    await edge.gateway.start()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.body).toContain('We will be right back')
  })
})
