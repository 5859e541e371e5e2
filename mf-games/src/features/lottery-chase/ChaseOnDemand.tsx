import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import type { ChaseSheetProps } from './ChaseSheet'

const ChaseSheet = lazy(() => import('./ChaseSheet').then((module) => ({ default: module.ChaseSheet })))

export interface ChaseOnDemandProps extends Omit<ChaseSheetProps, 'id' | 'isOpen'> {
  /** The plan that is open; null for none. */
  id: string | null
}

/** The sheet of a plan, whose code loads when the first one is opened; it keeps its plan while it closes. */
export function ChaseOnDemand({ id, ...sheet }: ChaseOnDemandProps) {
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  if (shown === null) return null
  return (
    <Suspense>
      <ChaseSheet key={shown} id={shown} isOpen={id !== null} {...sheet} />
    </Suspense>
  )
}
