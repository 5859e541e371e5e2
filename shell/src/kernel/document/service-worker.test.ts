/** @jest-environment node */
import { serviceWorker } from './service-worker'

type Listener = (event: object) => void
const page = (language: string, ok = true) =>
  ({ ok, headers: new Headers({ 'content-language': language }), language }) as unknown as Response

/** A worker with a cache and a network under the test's control. */
function start() {
  const listeners = new Map<string, Listener>()
  const store = new Map<string, Response>()
  const requests: string[] = []
  const done: string[] = []
  let network: (url: string) => Promise<Response> = (url) =>
    Promise.resolve(page(/lang=(\w+)/.exec(url)?.[1] ?? 'fil'))
  const cache = {
    put: (key: string, value: Response) => Promise.resolve(void store.set(key, value)),
    match: (key: string) => Promise.resolve(store.get(key)),
  }
  const parts = {
    self: {
      addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
      skipWaiting: () => Promise.resolve(void done.push('skip')),
      registration: { navigationPreload: { enable: () => Promise.resolve(void done.push('preload')) } },
      clients: { claim: () => Promise.resolve(void done.push('claim')) },
    },
    caches: { open: () => Promise.resolve(cache) },
    fetch: (request: string | { url: string }) => {
      const url = typeof request === 'string' ? request : request.url
      requests.push(url)
      return network(url)
    },
  }
  new Function(...Object.keys(parts), serviceWorker)(...Object.values(parts))

  const dispatch = async (name: string, event: object = {}) => {
    const answers: Promise<Response>[] = []
    const waits: Promise<unknown>[] = []
    listeners.get(name)?.({
      ...event,
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
    })
    await Promise.all(waits)
    return { isAnswered: answers.length > 0, answer: await answers[0] }
  }
  return {
    requests,
    done,
    store,
    dispatch,
    navigate: (url = '/m/home', preloadResponse?: Promise<Response>) =>
      dispatch('fetch', { request: { url, mode: 'navigate' }, preloadResponse }),
    goOffline: () => (network = () => Promise.reject(new TypeError('no connection'))),
    answerWith: (answer: (url: string) => Promise<Response>) => (network = answer),
  }
}

describe('the service worker', () => {
  it('the service worker stores the offline page when it is installed, and activates at once', async () => {
    const worker = start()
    await worker.dispatch('install')
    await worker.dispatch('activate')
    expect(worker.requests).toEqual(['/offline'])
    expect([...worker.store.keys()]).toEqual(['/offline'])
    expect(worker.done.sort()).toEqual(['claim', 'preload', 'skip'])
  })

  // PERF-9
  it('the service worker is not asked about files where the browser has routes', async () => {
    const routes: object[] = []
    const addRoutes = (more: object[]) => Promise.resolve(void routes.push(...more))
    await start().dispatch('install', { addRoutes })
    expect(routes).toEqual(
      ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({
        condition: { requestMode },
        source: 'network',
      })),
    )
  })

  // DOWNLOAD-5
  it('the service worker serves the offline page when a document cannot be loaded', async () => {
    const worker = start()
    await worker.dispatch('install')
    worker.goOffline()
    const { answer } = await worker.navigate('/m/withdraw')
    expect(answer).toBe(worker.store.get('/offline'))
  })

  it.each(['cors', 'no-cors', 'same-origin'])(
    'the service worker leaves a request of mode %s to the browser',
    async (mode) => {
      const worker = start()
      const { isAnswered } = await worker.dispatch('fetch', {
        request: { url: '/wps/wallets/balance', mode },
      })
      expect(isAnswered).toBe(false)
      expect(worker.requests).toEqual([])
    },
  )

  it('the service worker stores no document, and passes server errors on', async () => {
    const worker = start()
    await worker.dispatch('install')
    worker.answerWith(() => Promise.resolve(page('fil', false)))
    const { answer } = await worker.navigate()
    expect(answer?.ok).toBe(false)
    expect([...worker.store.keys()]).toEqual(['/offline'])
  })

  it('the service worker stores the offline page in the language of the latest document, fetching it once', async () => {
    const worker = start()
    await worker.dispatch('install')
    worker.answerWith((url) => Promise.resolve(page(url.startsWith('/offline') ? 'en' : 'en')))
    await worker.navigate()
    await worker.navigate()
    expect(worker.requests).toEqual(['/offline', '/m/home', '/offline?lang=en', '/m/home'])
    worker.goOffline()
    expect((await worker.navigate()).answer?.headers.get('content-language')).toBe('en')
  })

  it('the service worker uses the browser’s preloaded response', async () => {
    const worker = start()
    await worker.dispatch('install')
    const early = page('fil')
    const { answer } = await worker.navigate('/m/home', Promise.resolve(early))
    expect(answer).toBe(early)
    expect(worker.requests).toEqual(['/offline'])
  })

  it('the service worker fails as the browser would when it has no offline page', async () => {
    const worker = start()
    worker.goOffline()
    await expect(worker.dispatch('install')).rejects.toThrow('no connection')
    expect((await worker.navigate()).answer?.type).toBe('error')
  })
})
