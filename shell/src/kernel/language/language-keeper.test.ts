import type { Language } from '@plaza/contract/kernel'
import { createTabs, createTestEvents } from '@plaza/events/testing'
import { createTestShell } from '../../testing/render-shell'
import { keepLanguage } from './language-keeper'

/** Catalogues that load when the test allows it. */
function catalogues() {
  const coming = new Map<Language, { arrive: () => void; fail: () => void }>()
  const learn = (language: Language) =>
    new Promise<void>((resolve, reject) =>
      coming.set(language, { arrive: resolve, fail: () => reject(new Error('no connection')) }),
    )
  return { learn, coming }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

const reported: unknown[] = []
beforeEach(() => {
  // jsdom does not implement it.
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) })
  localStorage.clear()
  document.cookie = 'language=; path=/; max-age=0'
  document.documentElement.lang = 'en'
})

function start() {
  const tabs = createTabs()
  const { shell, events } = createTestShell({ tabs })
  const { learn, coming } = catalogues()
  const toasts: string[] = []
  events.on('toast', ({ kind }) => toasts.push(kind))
  keepLanguage({ ...shell, loadLanguage: learn }, new AbortController().signal)
  return { shell, events, coming, toasts, tabs }
}

afterEach(() => expect(reported).toEqual([]))

describe('a language that is asked for', () => {
  it('the language changes everywhere once its catalogue has loaded, and not before', async () => {
    const { shell, events, coming } = start()
    events.say('language:request', { language: 'fil' })
    await settle()
    expect(events.language.getState().language).toBe('en')
    expect(shell.i18n.language).toBe('en')
    coming.get('fil')?.arrive()
    await settle()
    // The page requests it once more for the language it has by then.
    coming.get('fil')?.arrive()
    await settle()
    expect(events.language.getState()).toEqual({ language: 'fil', direction: 'ltr' })
    expect(shell.i18n.language).toBe('fil')
    expect(document.documentElement.lang).toBe('fil')
    expect(localStorage.getItem('language')).toBe('fil')
    expect(document.cookie).toContain('language=fil')
  })

  it('the language stays as it was, with a message, when its catalogue fails to load', async () => {
    const { events, coming, toasts } = start()
    events.say('language:request', { language: 'fil' })
    coming.get('fil')?.fail()
    await settle()
    expect(events.language.getState().language).toBe('en')
    expect(toasts).toEqual(['error'])
  })

  it('the last requested language wins, whichever catalogue arrives last', async () => {
    const { events, coming } = start()
    events.say('language:request', { language: 'fil' })
    events.say('language:request', { language: 'en' })
    coming.get('en')?.arrive()
    await settle()
    coming.get('fil')?.arrive()
    await settle()
    expect(events.language.getState().language).toBe('en')
  })

  it('a change of language in another tab changes this tab too', async () => {
    const { shell, coming, tabs } = start()
    createTestEvents({ tabs }).setLanguage('fil')
    await settle()
    coming.get('fil')?.arrive()
    await settle()
    expect(shell.i18n.language).toBe('fil')
  })

  it('a change of language in another tab is refused, with a message, when its catalogue fails to load here', async () => {
    const { coming, tabs, toasts } = start()
    createTestEvents({ tabs }).setLanguage('fil')
    await settle()
    coming.get('fil')?.fail()
    await settle()
    expect(toasts).toEqual(['error'])
    expect(document.documentElement.lang).toBe('en')
  })

  it('the last language of another tab wins, whichever catalogue arrives last', async () => {
    const { shell, events, coming, tabs } = start()
    const other = createTestEvents({ tabs })
    other.setLanguage('fil')
    other.setLanguage('en')
    coming.get('en')?.arrive()
    await settle()
    coming.get('fil')?.arrive()
    await settle()
    expect(events.language.getState().language).toBe('en')
    expect(document.documentElement.lang).toBe('en')
    expect(shell.i18n.language).toBe('en')
  })
})
