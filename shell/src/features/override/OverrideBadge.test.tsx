import type { FailureReport } from '@plaza/contract/federation'
import { createTestEvents } from '@plaza/events/testing'
import { TextProvider } from '@plaza/i18n'
import { createTestI18n } from '@plaza/i18n/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepBuildFailures } from './build-failures'
import type { OverrideEntry } from './local-override'
import { OverrideBadge } from './OverrideBadge'
import { createResets } from './reset-override'
import en from './texts/en.json'
import fil from './texts/fil.json'
import ar from './texts/ar.json'
import { findMissingKeys } from '@plaza/i18n'

const compilerSays =
  'Module build failed (from ../node_modules/swc-loader/src/index.js):\nError:   x Expected </\nStack backtrace:\n 0: unknown'
/** The sockets that were opened, with the part of their interface that a development server uses. */
class FakeSocket extends EventTarget {
  constructor(readonly url: string) {
    super()
    sockets.push(this)
  }
  close(): void {}
}
let sockets: FakeSocket[] = []
beforeEach(() => {
  sockets = []
  Object.assign(globalThis, { WebSocket: FakeSocket })
})

const base = 'http://localhost:8190/'
const planned = { release: '1.0.1-0000000d' } as OverrideEntry['planned']
const running = { remote: 'mf-cashier', base, planned } as OverrideEntry

/** As it is written in right-to-left text. */
const apart = (text: string) => `\u2068${text}\u2069`

const failed = { revision: 1, phase: 'evaluate', cause: 'throw', reference: 'r' } as const

/** A badge that loads after the page has started: `early` fails before. */
function show(
  entries: OverrideEntry[],
  reset = jest.fn(() => true),
  language: 'en' | 'fil' = 'en',
  early: readonly Pick<FailureReport, 'remote' | 'release'>[] = [],
) {
  const events = createTestEvents()
  const failures = keepBuildFailures(entries, events)
  for (const one of early) events.say('remote:failed', { ...failed, ...one })
  const place = document.createElement('aside')
  const i18n = createTestI18n(language, { en: { override: en }, fil: { override: fil } })
  render(
    <TextProvider i18n={i18n}>
      <OverrideBadge entries={entries} failures={failures} place={place} reset={reset} />
    </TextProvider>,
  )
  return { events, place, reset, user: userEvent.setup() }
}

describe('the badge of an override', () => {
  it('the override badge is small while all is well, and a press shows which build comes from where', async () => {
    const { user, place } = show([running])
    expect(place).toHaveAttribute('aria-label', 'Local override')
    await user.click(screen.getByRole('button', { name: 'mf-cashier' }))
    expect(screen.getByText(`${apart('1.0.1-0000000d')} from ${apart(base)}`)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/1\.0\.1/)).not.toBeInTheDocument()
  })

  it('the override badge removes an override', async () => {
    const { user, reset } = show([running])
    await user.click(screen.getByRole('button', { name: 'mf-cashier' }))
    await user.click(screen.getByRole('button', { name: 'Reset mf-cashier' }))
    expect(reset).toHaveBeenCalledWith('mf-cashier')
  })

  it('the override badge says that a reset waits while money is in flight', async () => {
    const { user } = show(
      [running],
      jest.fn(() => false),
    )
    await user.click(screen.getByRole('button', { name: 'mf-cashier' }))
    await user.click(screen.getByRole('button', { name: 'Reset mf-cashier' }))
    expect(screen.getByRole('status')).toHaveTextContent('Money is on its way')
  })

  it('the override badge shows that something is wrong, and a press says what', async () => {
    const { user } = show([
      { remote: 'mf-cashier', base, problem: 'other-contract', detail: 'needs react ^20' },
    ])
    expect(screen.getByRole('status')).toHaveTextContent('Not in use')
    await user.click(screen.getByRole('button', { name: /Not in use.*mf-cashier/ }))
    expect(screen.getByRole('status')).toHaveTextContent('It does not run on this shell.needs react ^20')
    expect(screen.getByText('The store’s release is used instead.')).toBeInTheDocument()
  })

  it('the override badge offers no reset of an override that was never kept', async () => {
    const { user } = show([{ remote: 'nonsense', base: '', problem: 'malformed' }], jest.fn(), 'fil')
    await user.click(screen.getByRole('button', { name: /Hindi gamit/ }))
    expect(screen.getByRole('status')).toHaveTextContent('Hindi ito override')
    expect(screen.queryByRole('button', { name: /I-reset/ })).not.toBeInTheDocument()
  })

  it('the override badge reports a failed build only at the remote whose build failed', async () => {
    const { events, user } = show([running])
    act(() => {
      events.say('remote:failed', { ...failed, remote: 'mf-games', release: '1.0.0-0000000a' })
      events.say('remote:failed', { ...failed, remote: 'mf-cashier', release: '1.0.1-0000000d' })
    })
    await user.click(screen.getByRole('button', { name: /Failed here.*mf-cashier/ }))
    expect(screen.getByRole('status')).toHaveTextContent(
      `It failed here (${apart('evaluate')}: ${apart('throw')}).`,
    )
  })

  it('the override badge reports a build that failed before the badge had loaded', () => {
    show([running], jest.fn(), 'en', [{ remote: 'mf-cashier', release: '1.0.1-0000000d' }])
    expect(screen.getByRole('button', { name: /Failed here.*mf-cashier/ })).toBeInTheDocument()
  })

  it('the override badge reports at once an edit that does not build, even while nothing of the remote is on the page', async () => {
    const { user } = show([{ ...running, isWatched: true }])
    const [socket] = sockets
    expect(socket?.url).toBe('ws://localhost:8190/ws')
    const postFromSource = (message: object) =>
      act(() => void socket?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })))
    postFromSource({ type: 'errors', data: [{ moduleName: './src/Form.tsx', message: compilerSays }] })
    expect(screen.getByRole('status')).toHaveTextContent('Broken build')
    await user.click(screen.getByRole('button', { name: /Broken build/ }))
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Your latest edit does not build.*\.\/src\/Form\.tsx x Expected <\/$/,
    )
    postFromSource({ type: 'ok' })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    postFromSource({ type: 'hash', data: 'something else' })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('the override badge has all its texts in English, Filipino and Arabic', () => {
    expect(findMissingKeys('override', { en, fil, ar })).toEqual([])
  })
})

describe('a reset', () => {
  const kept = JSON.stringify([`mf-cashier@${base}`, `mf-games@${base}`])
  beforeEach(() => sessionStorage.setItem('plaza.override', kept))

  it('a reset removes that override alone and reloads the page', () => {
    const reload = jest.fn()
    expect(createResets(createTestEvents(), sessionStorage, reload)('mf-cashier')).toBe(true)
    expect(sessionStorage.getItem('plaza.override')).toBe(JSON.stringify([`mf-games@${base}`]))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a reset neither removes nor reloads while money is in flight', () => {
    const reload = jest.fn()
    const events = createTestEvents()
    events.say('money:inflight', { intent: 'i', state: 'begun' })
    expect(createResets(events, sessionStorage, reload)('mf-cashier')).toBe(false)
    expect(sessionStorage.getItem('plaza.override')).toBe(kept)
    expect(reload).not.toHaveBeenCalled()
  })
})
