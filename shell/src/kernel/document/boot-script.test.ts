/** @jest-environment node */
import { bootScript, formlessBootScript } from './boot-script'

interface Given {
  address?: string
  development?: boolean
  kept?: string | null
  /** Builds that the tab runs from loopback, as the override records them. */
  bases?: Record<string, string>
  /** Style files that the document names, by whether they were loaded. */
  styles?: boolean[]
  filesHash?: string
  script?: string
}

/** What the script sets on the page, and the policy that it creates in a browser with Trusted Types. */
function run({
  address = 'https://perla.example/m/home',
  development = false,
  kept = null,
  bases,
  styles = [],
  filesHash,
  script = bootScript,
}: Given = {}) {
  let made: { createScriptURL(text: string): string } | undefined
  const plan = { shell: '1', filesHash, files: { '/assets/shell/1/main.js': 'sha384-x' }, remotes: [] }
  const document = {
    cookie: '',
    getElementById: (id: string): object =>
      id === 'plaza-start-failed' ? document.card : { textContent: JSON.stringify({ plan, development }) },
    querySelector: () => null,
    drawn: new Set<string>(),
    card: { hidden: true, querySelector: () => ({ addEventListener: () => undefined }) },
    querySelectorAll: (selector: string): object[] =>
      selector === 'link[data-late]'
        ? []
        : selector === '[data-drawn]'
          ? [
              {
                setAttribute: (name: string) => document.drawn.add(name),
                removeAttribute: (name: string) => document.drawn.delete(name),
              },
            ]
          : styles.map((isLoaded) => ({ sheet: isLoaded ? {} : null })),
  }
  const failed: ((event: object) => void)[] = []
  const timers: { run: () => void; afterMs: number }[] = []
  const reload = jest.fn()
  const self: Record<string, unknown> = { trustedTypes: {}, plazaBases: bases }
  const parts = {
    self,
    document,
    addEventListener: (_type: string, listener: (event: object) => void) => failed.push(listener),
    location: Object.assign(new URL(address), { reload }),
    sessionStorage: { getItem: () => kept },
    setTimeout: (run: () => void, afterMs: number) => timers.push({ run, afterMs }),
    trustedTypes: {
      createPolicy: (name: string, policy: typeof made) => {
        expect(name).toBe('default')
        made = policy
      },
    },
  }
  new Function(...Object.keys(parts), script)(...Object.values(parts))
  if (!made) throw new Error('no policy')
  const fail = (target: object) => failed.forEach((listener) => listener({ target }))
  return { page: self, scriptUrl: made.createScriptURL, reload, document, fail, timers }
}
const scriptUrl = () => run().scriptUrl

describe('the one policy for scripts', () => {
  it.each(['/assets/shell/1/main.js', 'https://perla.example/assets/mf-games/2/entry.js', '/sw.js'])(
    'the script policy allows %s',
    (url) => expect(scriptUrl()(url)).toBe(url),
  )

  it.each([
    'https://evil.example/assets/x.js',
    'https://evil.example/sw.js',
    '//evil.example/sw.js',
    '/sw.js?x=1',
    '/sw.js/../img/x',
    '/m/sw.js',
    '/wps/captcha',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://perla.example/1',
  ])('the script policy refuses %s', (url) => {
    expect(() => scriptUrl()(url)).toThrow('not a script of a release')
  })
})

describe('a local override', () => {
  const overrideUrl = 'http://localhost:8080/m/home?lang=en&mfe-override=mf-games@http://localhost:8190/'
  const cases: [string, Given, boolean][] = [
    ['asked for on a host of developers', { address: overrideUrl, development: true }, true],
    ['kept by the tab there', { address: 'http://lite.localhost/', development: true, kept: '[]' }, true],
    ['neither asked for nor kept', { address: 'http://localhost:8080/m/home', development: true }, false],
    ['asked for on a merchant’s host', { address: overrideUrl.replace('localhost', 'perla.example') }, false],
    [
      'asked for where the edge takes a merchant’s host for localhost',
      {
        address: overrideUrl.replace('localhost:8080', 'perla.example'),
        development: true,
        kept: '[]',
      },
      false,
    ],
    [
      'asked for where the edge says that it is no host of developers',
      { address: overrideUrl, kept: '[]' },
      false,
    ],
    [
      'asked for on a host that only begins like one',
      { address: overrideUrl.replace('localhost', 'localhost.evil.example'), development: true },
      false,
    ],
  ]
  it.each(cases)('the script policy with a local override: %s', (_what, given, isOverridden) => {
    expect(Boolean(run(given).page['plazaOverridden'])).toBe(isOverridden)
  })

  const bases = { mf_games__1: 'http://localhost:8190/' }
  const here = { address: overrideUrl, development: true, bases }
  it('the script policy allows scripts of the overriding build, and no others beside it', () => {
    const { scriptUrl } = run(here)
    expect(scriptUrl('http://localhost:8190/list.js')).toBe('http://localhost:8190/list.js')
    for (const url of [
      'http://localhost:8191/list.js',
      'http://127.0.0.1:8190/list.js',
      'https://evil.example/x.js',
    ])
      expect(() => scriptUrl(url)).toThrow('not a script of a release')
  })

  it.each([
    [
      'on a merchant’s host',
      { ...here, address: overrideUrl.replace('localhost:8080', 'perla.example') },
      'http://localhost:8190/a.js',
    ],
    [
      'where nothing is overridden',
      { ...here, address: 'http://localhost:8080/' },
      'http://localhost:8190/a.js',
    ],
    [
      'of a build that is not on loopback',
      { ...here, bases: { a: 'http://evil.example/' } },
      'http://evil.example/a.js',
    ],
    [
      'of a build whose host only begins like loopback',
      { ...here, bases: { a: 'http://localhost.evil.example/' } },
      'http://localhost.evil.example/a.js',
    ],
  ])('the script policy allows no script of a local build %s', (_what, given, url) => {
    expect(() => run(given).scriptUrl(url)).toThrow('not a script of a release')
  })
})

// EDGE-5
it('the boot script says where the other hashes of the shell are, when the plan leaves them to files.json', () => {
  expect(run({ filesHash: 'sha384-y' }).page['plazaShell']).toEqual({
    folder: '/assets/shell/1/',
    filesHash: 'sha384-y',
  })
  expect(run().page['plazaShell']).toBeUndefined()
})

// EDGE-7
it('what the document drew is not announced before the page takes it over, unless the page cannot start', () => {
  const { document, fail } = run()
  expect([...document.drawn]).toEqual(['aria-hidden', 'aria-disabled'])
  fail({ tagName: 'SCRIPT', defer: true })
  expect([...document.drawn]).toEqual([])
  expect(document.card.hidden).toBe(false)
})

// EDGE-7
it.each([
  ['a form', bootScript],
  ['no form', formlessBootScript],
])(
  'a page with %s whose code has not started after 20 s offers to be loaded again and announces what the document drew',
  (_, script) => {
    const { document, timers } = run({ script })
    const [timer] = timers
    expect(timer?.afterMs).toBe(20_000)
    expect(document.card.hidden).toBe(true)
    timer?.run()
    expect(document.card.hidden).toBe(false)
    expect([...document.drawn]).toEqual([])
  },
)

describe('the styles that a browser keeps', () => {
  it('the boot script leaves a page alone whose styles were loaded', () => {
    expect(run({ styles: [true, true] }).reload).not.toHaveBeenCalled()
  })

  // EDGE-6
  it('the boot script loads the page again, with its styles inlined, when a kept style file fails to load', () => {
    const { reload, document } = run({ styles: [true, false] })
    expect(reload).toHaveBeenCalledTimes(1)
    expect(document.cookie).toBe('plaza.styles=; path=/; max-age=0')
  })
})
