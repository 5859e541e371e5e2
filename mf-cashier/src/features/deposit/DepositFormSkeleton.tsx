import { BalanceLine } from '@plaza/money'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'

/** Placeholder of the deposit form while the methods load. */
export function DepositFormSkeleton() {
  return (
    <>
      <BalanceLine />
      <div>
        <Skeleton shape="title" width="half" />
        <SkeletonRows count={2} />
        <Skeleton shape="button" />
      </div>
    </>
  )
}
