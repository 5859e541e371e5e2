import { Card } from '@plaza/ui/card'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { useConsoleText } from '../texts'
import css from './OverviewScreen.module.css'

/** The shape of the overview while it is on its way. */
export function OverviewSkeleton() {
  const t = useConsoleText()
  return (
    <div aria-busy className={css.screen}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[1, 2].map((key) => (
        <Card key={key}>
          <Skeleton shape="title" width="third" />
          <SkeletonRows count={4} />
        </Card>
      ))}
    </div>
  )
}
