import { Skeleton } from '@plaza/ui/skeleton'
import css from './InvitationCard.module.css'

/** Placeholder of the invitation while it loads. */
export function InvitationSkeleton() {
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <Skeleton shape="block" className={css.mark} />
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
      </div>
      <div className={css.ways}>
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </div>
  )
}
