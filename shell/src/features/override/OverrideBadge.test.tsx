import { createTestEvents } from '@plaza/events/testing'
import { TextProvider } from '@plaza/i18n'
import { createTestI18n } from '@plaza/i18n/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OverrideEntry } from './local-override'
import { OverrideBadge } from './OverrideBadge'
import { createResets } from './reset-override'
import en from './texts/en.json'
import fil from './texts/fil.json'
import ar from './texts/ar.json'
import { findMissingKeys } from '@plaza/i18n'

const compilerSays =
  'ERROR in ./src/Form.tsx\nModule build failed (from ../node_modules/swc-loader/src/index.js):\nError:   x Expected </\nStack backtrace:\n 0: unknown'
const base = 'http://localhost:8190/'
const planned = { release: '1.0.1-0000000d' } as OverrideEntry['planned']
const running = { remote: 'mf-cashier', base, planned } as OverrideEntry

/** As it is written where words run from right to left. */
const apart = (text: string) => `\u2068${text}\u2069`

function show(entries: OverrideEntry[], reset = jest.fn(() => true), language: 'en' | 'fil' = 'en') {
  const events = createTestEvents()
  const place = document.createElement('aside')
  const i18n = createTestI18n(language, { en: { override: en }, fil: { override: fil } })
  render(
    <TextProvider i18n={i18n}>
      <OverrideBadge entries={entries} events={events} place={place} reset={reset} />
    </TextProvider>,
  )
  return { events, place, reset, user: userEvent.setup() }
}

describe('the badge of an override', () => {
  it('is small while all is well, and says on a press what comes from where', async () => {
    const { user, place } = show([running])
    expect(place).toHaveAttribute('aria-label', 'Local override')
    await user.click(screen.getByRole('button', { name: 'mf-cashier' }))
    expect(screen.getByText(`${apart('1.0.1-0000000d')} from ${apart(base)}`)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/1\.0\.1/)).not.toBeInTheDocument()
  })

  it('takes an override back', async () => {
    const { user, reset } = show([running])
    await user.click(screen.getByRole('button', { name: 'mf-cashier' }))
    await user.click(screen.getByRole('button', { name: 'Reset mf-cashier' }))
    expect(reset).toHaveBeenCalledWith('mf-cashier')
  })

  it('says that a reset waits while money is on its way', async () => {
    const { user } = show(
      [running],
      jest.fn(() => false),
    )
    await user.click(screen.getByRole('button', { name: 'mf-cashier' }))
    await user.click(screen.getByRole('button', { name: 'Reset mf-cashier' }))
    expect(screen.getByRole('status')).toHaveTextContent('Money is on its way')
  })

  it('is open where something is wrong, with the words and the detail', () => {
    show([{ remote: 'mf-cashier', base, problem: 'other-contract', detail: 'needs react ^20' }])
    expect(screen.getByRole('status')).toHaveTextContent('It does not run on this shell.needs react ^20')
    expect(screen.getByText('The store’s release is used instead.')).toBeInTheDocument()
  })

  it('offers no reset of what was never kept', () => {
    show([{ remote: 'nonsense', base: '', problem: 'malformed' }], jest.fn(), 'fil')
    expect(screen.getByRole('status')).toHaveTextContent('Hindi ito override')
    expect(screen.queryByRole('button', { name: /I-reset/ })).not.toBeInTheDocument()
  })

  it('says that its build failed, and not that another’s did', async () => {
    const { events, user } = show([running])
    const failed = { revision: 1, phase: 'evaluate', cause: 'throw', reference: 'r' } as const
    act(() => {
      events.say('remote:failed', { ...failed, remote: 'mf-games', release: '1.0.0-0000000a' })
      events.say('remote:failed', { ...failed, remote: 'mf-cashier', release: '1.0.1-0000000d' })
    })
    await user.click(screen.getByRole('button', { name: 'mf-cashier' }))
    expect(screen.getByRole('status')).toHaveTextContent(
      `It failed here (${apart('evaluate')}: ${apart('throw')}).`,
    )
  })

  it('opens with the compiler’s words while an edit does not build', async () => {
    show([{ ...running, isWatched: true }])
    const tell = (data: unknown) =>
      act(() => void dispatchEvent(new MessageEvent('message', { source: window, data })))
    tell({ type: 'webpackErrors', data: [compilerSays] })
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Your latest edit does not build.*ERROR in \.\/src\/Form\.tsx x Expected <\/$/,
    )
    tell({ type: 'webpackOk' })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    tell('something else')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('has its texts complete in English, Filipino and Arabic', () => {
    expect(findMissingKeys('override', { en, fil, ar })).toEqual([])
  })
})

describe('a reset', () => {
  const kept = JSON.stringify([`mf-cashier@${base}`, `mf-games@${base}`])
  beforeEach(() => sessionStorage.setItem('plaza.override', kept))

  it('forgets that override alone and loads the page again', () => {
    const reload = jest.fn()
    expect(createResets(createTestEvents(), sessionStorage, reload)('mf-cashier')).toBe(true)
    expect(sessionStorage.getItem('plaza.override')).toBe(JSON.stringify([`mf-games@${base}`]))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does neither while money is in flight', () => {
    const reload = jest.fn()
    const events = createTestEvents()
    events.say('money:inflight', { intent: 'i', state: 'begun' })
    expect(createResets(events, sessionStorage, reload)('mf-cashier')).toBe(false)
    expect(sessionStorage.getItem('plaza.override')).toBe(kept)
    expect(reload).not.toHaveBeenCalled()
  })
})
