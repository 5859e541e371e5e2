import { Card } from '@plaza/ui/card'
import { Skeleton } from '@plaza/ui/skeleton'
import own from './OwnBalance.module.css'
import team from './TeamCard.module.css'

/** Placeholder of the own balance while it loads. */
export const BalanceSkeleton = () => (
  <Card className={own.card}>
    <Skeleton width="third" />
    <Skeleton shape="title" width="most" />
    <div className={own.ways}>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  </Card>
)

/** Placeholder of the team's balance and members while they load. */
export const TeamSkeleton = () => (
  <div className={team.figures}>
    <div className={team.figure}>
      <Skeleton width="half" />
      <Skeleton shape="title" />
    </div>
    <div className={team.figure}>
      <Skeleton width="half" />
      <Skeleton shape="title" width="third" />
    </div>
  </div>
)
