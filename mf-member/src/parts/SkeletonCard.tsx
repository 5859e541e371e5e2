import { Card } from '@plaza/ui/card'
import { Stack } from '@plaza/ui/page'
import { Skeleton } from '@plaza/ui/skeleton'

/** The placeholder of a card: its title, some lines, and its button. */
export function SkeletonCard({ lines = 3 }: { lines?: number }) {
  return (
    <Card>
      <Stack gap={12}>
        <Skeleton shape="title" width="half" />
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index % 2 ? 'most' : 'full'} />
        ))}
        <Skeleton shape="button" />
      </Stack>
    </Card>
  )
}
