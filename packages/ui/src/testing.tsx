import { TestTexts } from '@plaza/i18n/testing'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'

/** Draws a component with English texts around it. For tests alone. */
export const draw = (element: ReactElement) => render(element, { wrapper: TestTexts })
