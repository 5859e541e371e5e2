import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import type { OrderSheetProps } from './OrderSheet'

const OrderSheet = lazy(() => import('./OrderSheet').then((module) => ({ default: module.OrderSheet })))

export interface OrderOnDemandProps extends Omit<OrderSheetProps, 'id' | 'isOpen'> {
  /** The order that is open; null for none. */
  id: string | null
}

/** The sheet of an order, whose code loads when the first one is opened; it keeps its order while it closes. */
export function OrderOnDemand({ id, ...sheet }: OrderOnDemandProps) {
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  if (shown === null) return null
  return (
    <Suspense>
      <OrderSheet key={shown} id={shown} isOpen={id !== null} {...sheet} />
    </Suspense>
  )
}
