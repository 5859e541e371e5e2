import { Skeleton } from '@plaza/ui/skeleton'
import css from './InvitationCard.module.css'

/** Placeholder of the invitation while it loads. */
export function InvitationSkeleton() {
  return (
    <div className={css.card}>
      <Skeleton shape="title" width="most" />
      <Skeleton width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  )
}
