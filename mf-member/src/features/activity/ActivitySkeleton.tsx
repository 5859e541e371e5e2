import { Skeleton } from '@plaza/ui/skeleton'
import css from './ActivityScreen.module.css'

/** Placeholders of the promotions while they load. */
export function ActivitySkeleton() {
  return (
    <div className={css.list}>
      {[0, 1, 2].map((index) => (
        <div key={index} className={css.card}>
          <Skeleton shape="block" className={css.picture} />
          <div className={css.texts}>
            <Skeleton width="third" />
            <Skeleton shape="title" width="most" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  )
}
