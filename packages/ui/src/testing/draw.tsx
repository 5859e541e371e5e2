import type { Language } from '@plaza/contract/kernel'
import { createTestI18n, TestTexts } from '@plaza/i18n/testing'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'

/** Renders a component with texts, in English by default. For tests only. */
export function draw(element: ReactElement, language: Language = 'en') {
  const i18n = createTestI18n(language)
  const wrapper = ({ children }: { children: ReactNode }) => <TestTexts i18n={i18n}>{children}</TestTexts>
  return render(element, { wrapper })
}
