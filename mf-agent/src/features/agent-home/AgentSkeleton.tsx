import { Card } from '@plaza/ui/card'
import { Stack } from '@plaza/ui/page'
import { Skeleton } from '@plaza/ui/skeleton'
import own from './OwnBalance.module.css'
import team from './TeamCard.module.css'

/** Placeholders of balance and team while they load. */
export function AgentSkeleton() {
  return (
    <Stack gap={24}>
      <Card className={own.card}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="most" />
        <div className={own.ways}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </Card>
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
    </Stack>
  )
}
