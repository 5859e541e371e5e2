import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import css from './OrderSkeleton.module.css'

/** Placeholder of an order while it loads. */
export function OrderSkeleton() {
  return (
    <div>
      <div className={css.head}>
        <Skeleton shape="block" />
      </div>
      <SkeletonRows count={4} />
    </div>
  )
}
