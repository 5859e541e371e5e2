import { Skeleton } from './Skeleton'
import css from './Skeleton.module.css'

/** Placeholder rows of a list of money movements: title and time on the left, amount on the right. */
export function SkeletonRows({ count = 4 }: { count?: number }) {
  return (
    <div aria-hidden className={css.rows}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.row}>
          <Skeleton shape="circle" />
          <div className={css.lines}>
            <Skeleton width={index % 2 ? 'half' : 'most'} />
            <Skeleton width="third" />
          </div>
          <Skeleton width="quarter" />
        </div>
      ))}
    </div>
  )
}
