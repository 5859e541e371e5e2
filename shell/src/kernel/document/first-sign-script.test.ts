import { fireEvent } from '@testing-library/react'
import { firstSignScript } from './first-sign-script'

interface Given {
  address?: string
  flags?: Record<string, boolean>
  hasSocialProviders?: boolean
  kept?: string
  state?: unknown
  hasForm?: boolean
  isSecureContext?: boolean
  savesData?: boolean
}

/** Runs the part in a document with four late scripts. Returns whether it waits for a person, and what it has done since. */
function open({
  address = 'https://perla.example/m/login',
  flags = {},
  hasSocialProviders,
  kept,
  state = null,
  hasForm = true,
  isSecureContext,
  savesData = false,
}: Given = {}) {
  document.body.innerHTML = '<input aria-label="Username">'
  localStorage.clear()
  if (kept !== undefined) localStorage.setItem(kept, '1')
  const begin = jest.fn()
  const fetched: string[] = []
  const timers: (() => void)[] = []
  const end = new AbortController()
  const parts = {
    self: { isSecureContext },
    form: hasForm ? document.body : null,
    page: { settings: { whitelabel: flags, hasSocialProviders } },
    late: ['/main.js', '/react.js', '/core.js', '/start.js'].map((href) => ({ href })),
    begin,
    history: { state },
    location: new URL(address),
    navigator: { connection: { saveData: savesData } },
    addEventListener: (type: string, listener: () => void, options: object = {}) =>
      window.addEventListener(type, listener, { ...options, signal: end.signal }),
    setTimeout: (run: () => void) => timers.push(run),
    fetch: (href: string) => {
      fetched.push(href)
      return Promise.resolve(new Blob())
    },
  }
  const run = new Function(
    ...Object.keys(parts),
    `${firstSignScript}
    if (waitsForPerson()) awaitPerson()
    return waitsForPerson()`,
  )
  const waits: unknown = run(...Object.values(parts))
  ends.push(end)
  return {
    waits,
    begin,
    fetched,
    load: () => {
      fireEvent(window, new Event('load'))
      timers.splice(0).forEach((timer) => timer())
    },
  }
}
const ends: AbortController[] = []
afterEach(() => ends.splice(0).forEach((end) => end.abort()))
const movePointer = (movementX: number) =>
  fireEvent(
    document.body,
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }),
  )
const username = () => document.querySelector('input')!

describe('the scripts of a drawn form', () => {
  // EDGE-8
  it.each([
    ['a touch', () => fireEvent(username(), new Event('pointerdown', { bubbles: true }))],
    ['a moving pointer', () => movePointer(3)],
    ['a key', () => fireEvent.keyDown(username())],
    ['the focus', () => fireEvent.focusIn(username())],
    ['what a password manager fills in', () => fireEvent.input(username(), { target: { value: 'vip05' } })],
    ['a click of assistive technology', () => fireEvent.click(username())],
    ['a sign-in in another tab', () => fireEvent(window, new Event('storage'))],
    [
      'being shown again from memory',
      () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('the scripts of a drawn form wait for a person, and begin with %s', (_sign, give) => {
    const { waits, begin, load } = open({ address: 'https://perla.example/m/login?returnTo=%2Fm%2FgameList' })
    load()
    expect([waits, begin.mock.calls.length]).toEqual([true, 0])
    give()
    expect(begin).toHaveBeenCalled()
  })

  it.each<[string, Given]>([
    ['the document draws none', { hasForm: false }],
    ['this browser keeps something of the site', { kept: 'autoLoginInfo' }],
    ['the last page handed something over', { state: { userName: 'vip05' } }],
    ['a social provider sends the person back', { address: 'https://perla.example/m/login?social=done' }],
    ['an address has a parameter for the page', { address: 'https://perla.example/m/login?lang=en&code=7' }],
    ['the merchant has Google', { flags: { GOOGLELOGIN3: true } }],
    ['the merchant has Facebook', { flags: { FACEBOOKLOGIN3: true } }],
    ['nothing can be encrypted here', { isSecureContext: false }],
  ])('the scripts of a drawn form wait for nobody where %s', (_where, given) => {
    expect(open(given).waits).toBe(false)
  })

  // EDGE-8
  it('neither a pointer that only rests on the page nor a flag of a provider that the gateway does not know is a sign', () => {
    const { waits, begin } = open({
      flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true },
      hasSocialProviders: false,
    })
    movePointer(0)
    expect([waits, begin.mock.calls.length]).toEqual([true, 0])
  })

  it('a browser that refuses its storage waits for nobody', () => {
    const refused = jest.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    expect(open().waits).toBe(false)
    refused.mockRestore()
  })

  // EDGE-8
  it('the entry and React are fetched once the page has loaded, and nothing is where data is to be saved', () => {
    const { load, fetched, begin } = open()
    expect(fetched).toEqual([])
    load()
    expect(fetched).toEqual(['/main.js', '/react.js'])
    expect(begin).not.toHaveBeenCalled()
    const saving = open({ savesData: true })
    saving.load()
    expect(saving.fetched).toEqual([])
  })

  it('scripts begin for a form that the browser has filled in', () => {
    const { load, begin, fetched } = open()
    const found = jest.spyOn(document, 'querySelector').mockReturnValue(document.body)
    load()
    found.mockRestore()
    expect([begin.mock.calls.length, fetched]).toEqual([1, []])
  })
})
