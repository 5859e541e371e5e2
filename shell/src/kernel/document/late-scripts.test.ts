import { formlessLateScripts, lateScripts } from './late-scripts'

const link = (href: string, more = '') =>
  `<link as="script" href="${href}" integrity="sha384-${href.slice(1)}" crossorigin="anonymous" data-late${more}>`

/** A document with late scripts; returns the means to let it be painted, and its timers. */
function open({
  starting = lateScripts,
  body = '',
  links = link('/main.js', ' data-entry') + link('/core.js'),
  isHidden = false,
} = {}) {
  document.head.innerHTML = links
  document.body.innerHTML = `<div id="root">${body}</div>`
  const frames: (() => void)[] = []
  const awaitStart = jest.fn()
  const timers: { run: () => void; afterMs: number }[] = []
  const parts = {
    document: new Proxy(document, {
      get: (target, name) => {
        if (name === 'hidden') return isHidden
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    }),
    page: { nonce: 'n1', settings: { whitelabel: {} } },
    form: null,
    awaitStart,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, afterMs = 0) => timers.push({ run, afterMs }),
  }
  new Function(...Object.keys(parts), starting)(...Object.values(parts))
  return {
    timers,
    awaitStart,
    paint: () => {
      const before = timers.length
      frames.splice(0).forEach((run) => run())
      timers.splice(before).forEach(({ run }) => run())
    },
  }
}
const preloads = () => document.querySelectorAll('link[rel=preload]').length
const scripts = () =>
  [...document.scripts].map((script) => ({
    path: new URL(script.src).pathname,
    integrity: script.getAttribute('integrity'),
    crossOrigin: script.crossOrigin,
    nonce: script.getAttribute('nonce'),
  }))
const started = [{ path: '/main.js', integrity: 'sha384-main.js', crossOrigin: 'anonymous', nonce: 'n1' }]
const picture = '<img src="/banner.webp" fetchpriority="high">'

describe('scripts behind a drawn first view', () => {
  // PERF-9
  it('scripts are requested once the first view has been painted, and the entry is run with its hash', () => {
    const page = open()
    expect([preloads(), scripts()]).toEqual([0, []])
    expect(page.awaitStart).not.toHaveBeenCalled()
    page.paint()
    expect(page.awaitStart).toHaveBeenCalledTimes(1)
    expect(preloads()).toBe(2)
    expect(scripts()).toEqual(started)
  })

  it('without a form, scripts are requested once the first view has been painted', () => {
    const page = open({ starting: formlessLateScripts })
    expect(scripts()).toEqual([])
    page.paint()
    expect(page.awaitStart).toHaveBeenCalledTimes(1)
    expect(scripts()).toEqual(started)
  })

  // PERF-9
  it.each(['shown', 'missing'])(
    'scripts wait for the picture of the first view, until it is %s',
    async (end) => {
      let decoded = (): void => undefined
      let failed = (): void => undefined
      const decode = jest.fn(
        () => new Promise<void>((resolve, reject) => ([decoded, failed] = [resolve, reject])),
      )
      Object.assign(HTMLImageElement.prototype, { decode })
      const page = open({ body: picture })
      page.paint()
      expect(scripts()).toEqual([])
      if (end === 'shown') decoded()
      else failed()
      await Promise.resolve()
      await Promise.resolve()
      page.paint()
      expect(scripts()).toEqual(started)
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
    },
  )

  const preloaded = link('/main.js', ' data-entry rel="preload"')

  it('over a skeleton the entry, which is preloaded, is run once the skeleton has been painted', () => {
    const page = open({ links: preloaded, body: picture })
    expect(page.awaitStart).not.toHaveBeenCalled()
    expect(scripts()).toEqual([])
    page.paint()
    expect(page.awaitStart).toHaveBeenCalledTimes(1)
    expect(scripts()).toEqual(started)
  })

  describe('in a browser that reports its paints', () => {
    const image = () => document.querySelector('img')
    let report: (element: Element | null) => void
    let disconnect: jest.Mock
    let observe: jest.Mock

    class ReportedPaints {
      static supportedEntryTypes = ['largest-contentful-paint', 'paint']
      constructor(listener: (list: object, observer: object) => void) {
        report = (element) => listener({ getEntries: () => [{ element }] }, { disconnect })
      }
      observe = (options: object) => observe(options)
    }

    beforeEach(() => {
      disconnect = jest.fn()
      observe = jest.fn()
      Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() })
      Object.assign(window, { PerformanceObserver: ReportedPaints })
    })
    afterEach(() => {
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
      Reflect.deleteProperty(window, 'PerformanceObserver')
    })

    it('scripts wait until the paint of the decoded picture is reported, not that of something else', async () => {
      const page = open({ body: `${picture}<p></p>` })
      await Promise.resolve()
      page.paint()
      report(document.querySelector('p'))
      expect(scripts()).toEqual([])
      report(image())
      expect(scripts()).toEqual(started)
      expect(disconnect).toHaveBeenCalledTimes(1)
    })

    it('scripts wait 200 ms for the report of a picture that is not the largest part of the view', async () => {
      const page = open({ body: picture })
      await Promise.resolve()
      page.timers.find(({ afterMs }) => afterMs === 200)!.run()
      expect(scripts()).toEqual(started)
    })

    it('a skeleton waits for the report of its first paint, for it has no largest part', () => {
      open({ links: preloaded, body: picture })
      expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true })
      report(null)
      expect(scripts()).toEqual(started)
    })

    it('a view without a picture waits for the report of its first paint', () => {
      const { timers } = open()
      expect(scripts()).toEqual([])
      expect(timers.map(({ afterMs }) => afterMs)).toEqual([1_000])
      report(document.body)
      expect(scripts()).toEqual(started)
    })
  })

  it('scripts are requested after a second whatever the picture does, and only once', () => {
    const page = open({ body: picture })
    page.timers.find(({ afterMs }) => afterMs === 1_000)!.run()
    expect(scripts()).toEqual(started)
    page.paint()
    expect(scripts()).toEqual(started)
  })

  it('a tab that nobody sees requests its scripts at once', () => {
    const { timers } = open({ isHidden: true })
    timers.find(({ afterMs }) => afterMs === 0)!.run()
    expect(scripts()).toEqual(started)
  })

  it('a document whose scripts start by themselves is left alone', () => {
    const { timers, awaitStart } = open({ links: '<link rel="preload" as="script" href="/core.js">' })
    expect(timers).toEqual([])
    expect(awaitStart).toHaveBeenCalledTimes(1)
  })
})
