import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { directionOf, useLanguage } from '@plaza/i18n'
import type { ReactNode } from 'react'

/** Tells Base UI the text direction, and that the page's policy forbids style elements. */
export function OverlayRoot({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={directionOf(useLanguage())}>{children}</DirectionProvider>
    </CSPProvider>
  )
}
