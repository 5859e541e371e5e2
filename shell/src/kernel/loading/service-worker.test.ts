import { registerServiceWorker } from './service-worker'

const registering = (register: () => Promise<never>) => ({ serviceWorker: { register: jest.fn(register) } })
const works = () => registering(() => new Promise(() => undefined))

describe('the service worker', () => {
  // DOWNLOAD-5
  it('the service worker is registered after the page has loaded, not before', () => {
    const host = works()
    const target = new EventTarget()
    registerServiceWorker(host, { readyState: 'interactive' }, target)
    expect(host.serviceWorker.register).not.toHaveBeenCalled()
    target.dispatchEvent(new Event('load'))
    expect(host.serviceWorker.register.mock.calls).toEqual([['/sw.js']])
  })

  it('the service worker is registered at once when the page has already loaded', () => {
    const host = works()
    registerServiceWorker(host, { readyState: 'complete' }, new EventTarget())
    expect(host.serviceWorker.register).toHaveBeenCalledTimes(1)
  })

  it('the page works without a service worker when it is unsupported or refused', async () => {
    const refused = registering(() => Promise.reject(new TypeError('not a script of a release')))
    const throwing = registering(() => {
      throw new TypeError('not a script of a release')
    })
    for (const host of [{}, refused, throwing])
      expect(() => registerServiceWorker(host, { readyState: 'complete' }, new EventTarget())).not.toThrow()
    await Promise.resolve()
    expect(refused.serviceWorker.register).toHaveBeenCalledTimes(1)
  })
})
