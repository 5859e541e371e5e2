import { lazy } from '@plaza/ui/lazy'
import { LastOpened } from '../../lottery/placed/LastOpened'
import type { ChaseSheetProps } from './ChaseSheet'

const ChaseSheet = lazy(() => import('./ChaseSheet').then((module) => ({ default: module.ChaseSheet })))

export interface ChaseOnDemandProps extends Omit<ChaseSheetProps, 'id' | 'isOpen'> {
  /** The plan that is open; null for none. */
  id: string | null
}

/** The sheet of a plan, whose code loads when the first one is opened; it keeps its plan while it closes. */
export const ChaseOnDemand = ({ id, ...sheet }: ChaseOnDemandProps) => (
  <LastOpened id={id}>
    {(shown, isOpen) => <ChaseSheet key={shown} id={shown} isOpen={isOpen} {...sheet} />}
  </LastOpened>
)
