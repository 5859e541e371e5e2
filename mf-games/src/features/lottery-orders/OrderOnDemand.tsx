import { lazy } from '@plaza/ui/lazy'
import { LastOpened } from '../../lottery/placed/LastOpened'
import type { OrderSheetProps } from './OrderSheet'

const OrderSheet = lazy(() => import('./OrderSheet').then((module) => ({ default: module.OrderSheet })))

export interface OrderOnDemandProps extends Omit<OrderSheetProps, 'id' | 'isOpen'> {
  /** The order that is open; null for none. */
  id: string | null
}

/** The sheet of an order, whose code loads when the first one is opened; it keeps its order while it closes. */
export const OrderOnDemand = ({ id, ...sheet }: OrderOnDemandProps) => (
  <LastOpened id={id}>
    {(shown, isOpen) => <OrderSheet key={shown} id={shown} isOpen={isOpen} {...sheet} />}
  </LastOpened>
)
