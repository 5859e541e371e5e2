import { LocationContext } from '@plaza/facade/router'
import type { ReactNode } from 'react'
import { usePlace } from './place'

/** A part of the frame whose links and router hooks follow the present place (PERF-10). No page belongs in it. */
export function Here({ children }: { children: ReactNode }) {
  return <LocationContext value={usePlace()}>{children}</LocationContext>
}
