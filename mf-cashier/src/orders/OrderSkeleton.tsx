import { Page } from '@plaza/ui/page'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import styles from './OrderSkeleton.module.css'

/** Shape of an order while it is on the way. */
export function OrderSkeleton() {
  return (
    <Page>
      <div aria-busy="true">
        <div className={styles.head}>
          <Skeleton shape="block" />
        </div>
        <SkeletonRows count={4} />
      </div>
    </Page>
  )
}
