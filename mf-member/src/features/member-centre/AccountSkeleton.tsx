import { Skeleton } from '@plaza/ui/skeleton'
import css from './AccountCard.module.css'

/** Placeholder of the member info card while it loads. */
export function AccountSkeleton() {
  return (
    <div className={css.account}>
      <Skeleton shape="circle" className={css.face} />
      <div className={css.texts}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
      </div>
    </div>
  )
}
