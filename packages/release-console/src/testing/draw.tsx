import { createTestI18n, TestTexts } from '@plaza/i18n/testing'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ConsoleProvider, type ConsoleParts } from '../shared/console-context'
import en from '../locales/en.json'
import fil from '../locales/fil.json'
import { overviewOf, tokenOf } from './answers'
import { fakeApi } from './fake-api'

const texts = () => createTestI18n('en', { en: { console: en }, fil: { console: fil } })

/** jsdom has no media queries, so none matches. */
export const narrowScreen = (): void => {
  window.matchMedia = (media) =>
    ({
      media,
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList
  window.scrollTo = () => {}
}

/** Renders with only the console's texts. */
export const drawTexts = (element: ReactElement) => {
  const i18n = texts()
  return render(element, { wrapper: ({ children }) => <TestTexts i18n={i18n}>{children}</TestTexts> })
}

/** Renders a screen inside the signed-in console and returns its props for inspection. */
export function drawIn(element: ReactElement, changes: Partial<ConsoleParts> = {}) {
  const parts: ConsoleParts = {
    api: fakeApi(),
    me: tokenOf(),
    state: { overview: overviewOf(), changed: new Set() },
    status: 'live',
    reload: jest.fn(),
    ask: jest.fn(),
    say: jest.fn(),
    now: () => 90_000,
    ...changes,
  }
  return { parts, ...drawTexts(<ConsoleProvider value={parts}>{element}</ConsoleProvider>) }
}
