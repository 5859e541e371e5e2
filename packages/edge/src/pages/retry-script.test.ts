import { retryScript } from './retry-script'

/** Runs the script as a page would: waits that it sets, requests that it makes, reloads. */
function run(answers: (() => Promise<{ ok: boolean }>)[]) {
  const waits: number[] = []
  const requests: string[] = []
  const listeners = new Map<string, () => void>()
  let next: (() => void) | undefined
  let reloads = 0
  const parts = {
    setTimeout: (then: () => void, ms: number) => {
      waits.push(ms)
      next = then
    },
    fetch: (url: string) => {
      requests.push(url)
      return (answers.shift() ?? (() => Promise.reject(new Error('offline'))))()
    },
    crypto: { getRandomValues: (into: Uint32Array) => into.fill(2 ** 31) },
    location: { reload: () => void (reloads += 1) },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
  }
  new Function(...Object.keys(parts), retryScript)(...Object.values(parts))
  const tick = async () => {
    next?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { waits, requests, listeners, tick, reloads: () => reloads }
}

describe('a page that waits for the site', () => {
  it('a waiting page polls with growing delays of at most a minute, and reloads when the site recovers', async () => {
    const page = run([...Array.from({ length: 8 }, () => () => Promise.resolve({ ok: false }))])
    for (let tries = 0; tries < 8; tries += 1) await page.tick()
    expect(page.requests).toEqual(Array.from({ length: 8 }, () => '/healthz'))
    expect(page.waits[0]).toBe(3000)
    expect(page.waits.every((wait, at) => wait >= (page.waits[at - 1] ?? 0))).toBe(true)
    expect(Math.max(...page.waits)).toBe(45_000)
    expect(page.reloads()).toBe(0)
  })

  it('a waiting page keeps polling without a connection', async () => {
    const page = run([() => Promise.reject(new Error('offline')), () => Promise.resolve({ ok: true })])
    await page.tick()
    expect(page.reloads()).toBe(0)
    await page.tick()
    expect(page.reloads()).toBe(1)
  })

  it('a waiting page polls at once when the connection returns', async () => {
    const page = run([() => Promise.resolve({ ok: true })])
    page.listeners.get('online')?.()
    await new Promise((resolve) => setImmediate(resolve))
    expect(page.reloads()).toBe(1)
  })
})
