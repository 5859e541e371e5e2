import { FailureCard } from '@plaza/ui/failure-card'
import { Slot } from '@plaza/federation'
import { Page } from '@plaza/ui/page'
import { ShapedSlot } from '../../parts/slot/ShapedSlot'
import { useIsShown } from '../../parts/slot/useIsShown'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import { useShellText } from '../../kernel/language/texts'
import { SiteFooter } from '../../parts/footer/SiteFooter'
import { Banners } from './Banners'
import { BannersSkeleton } from './BannersSkeleton'
import { GamesSkeleton } from './GamesSkeleton'
import { ExtraBanner } from './ExtraBanner'
import { HotMatchSkeleton } from './HotMatchSkeleton'
import { NoticeLine } from './NoticeLine'
import { NoticeSkeleton } from './NoticeSkeleton'
import { useHomeData } from './useHomeData'
import { useMemberStart } from './useMemberStart'
import styles from './Home.module.css'

/** Home (HOME-1): banners, announcements, and the contributions of remotes to its slots. */
export function HomeScreen() {
  const t = useShellText()
  const { data, error, refetch, isFetching } = useHomeData()
  const isOpen = useOpenPaths()
  // A banner without a link is shown as a picture; a link to an unavailable page would be dead.
  const banners = data?.banners.filter(({ link }) => link === undefined || isOpen(link)) ?? []
  useMemberStart()
  const hasEnd = useIsShown()
  return (
    <Page isLit>
      <div className={styles.home}>
        {data ? (
          <>
            {banners.length > 0 && <Banners banners={banners} />}
            <NoticeLine notices={data.notices} />
          </>
        ) : error ? (
          <FailureCard
            title={t('home.failed')}
            text={t('home.failedText')}
            reference={error.requestId}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <BannersSkeleton />
            <NoticeSkeleton />
          </>
        )}
        <ShapedSlot name="home.hot-match@1" Pending={HotMatchSkeleton} FailureCard={Nothing} />
        <ShapedSlot name="home.games@1" Pending={GamesSkeleton} />
        {hasEnd && (
          <>
            <Slot name="home.lottery@1" />
            <ExtraBanner />
          </>
        )}
      </div>
      {hasEnd && <SiteFooter />}
    </Page>
  )
}

/** A failed strip collapses; the games below show the failure of their remote. */
const Nothing = () => null
