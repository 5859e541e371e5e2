import { expect, test } from '@playwright/test'

// SEC-1
test('documents and assets carry the final headers', async ({ request }) => {
  const page = await request.get('/m/home', { headers: { accept: 'text/html' } })
  const headers = page.headers()
  const policy = headers['content-security-policy'] ?? ''
  for (const part of [
    "default-src 'none'",
    "'strict-dynamic'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ])
    expect(policy).toContain(part)
  expect(policy).not.toContain('unsafe')
  expect(headers['x-request-id']).toBeTruthy()
  const html = await page.text()
  const script = /<link data-late data-entry[^>]* href="([^"]+)"/.exec(html)?.[1]
  if (!script) throw new Error('the document runs no script')
  for (const [encoding, accept] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const asset = await request.get(script, { headers: { 'accept-encoding': accept } })
    expect(asset.headers()['content-encoding']).toBe(encoding)
    expect(asset.headers()['cache-control']).toMatch(/immutable/)
  }
  expect((await request.get('/assets/shell/nothing/x.js')).status()).toBe(404)
  const health = await request.get('/healthz')
  expect(health.status()).toBe(200)
  expect(health.headers()['content-type']).toContain('json')
})

test('the reference page of the gateway is at /docs', async ({ request }) => {
  const docs = await request.get('/docs/')
  expect(docs.status()).toBe(200)
  expect(await docs.text()).toContain('<!')
})
