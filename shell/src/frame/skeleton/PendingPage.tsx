import type { Skeleton as Kind } from '@plaza/contract/federation'
import { Page } from '@plaza/ui/page'
import { GamesSkeleton } from '../../features/home/GamesSkeleton'
import { FormSkeleton } from '../../parts/pending/FormSkeleton'
import { Pending } from '../../parts/pending/Pending'

/** The shape of a page that is not home itself. */
export const shapeOf = (kind: Kind): Exclude<Kind, 'home'> => (kind === 'home' ? 'page' : kind)

/** The pending state of a page, in the shape that its route declares. */
export function PendingPage({ kind }: { kind: Exclude<Kind, 'home'> }) {
  switch (kind) {
    case 'games':
      return (
        <Page>
          <GamesSkeleton />
        </Page>
      )
    case 'form':
      return <FormSkeleton />
    case 'list':
    case 'page':
      return <Pending kind="page" />
  }
}
