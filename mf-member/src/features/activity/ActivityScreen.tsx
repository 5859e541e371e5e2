import { useCall } from '@plaza/client'
import { promotionsCall, type Promotion } from '@plaza/contract'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { useMemberText } from '../../texts'
import { CallFailure } from '../../parts/CallFailure'
import { ActivitySkeleton } from './ActivitySkeleton'
import { PromotionCard } from './PromotionCard'
import { inReadingOrder } from './promotion-state'
import { usePromotionSheet } from './usePromotionSheet'
import css from './ActivityScreen.module.css'

/** /m/activity: the merchant's promotions, open to visitors (PROMO-1). */
export function ActivityScreen() {
  const language = useLanguage()
  const answer = useCall(promotionsCall, { query: { language } }, { staleMs: 60_000 })
  return (
    <Page>
      {answer.data ? (
        <Promotions promotions={answer.data.promotions} />
      ) : answer.error ? (
        <CallFailure
          error={answer.error}
          isRetrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <ActivitySkeleton />
      )}
    </Page>
  )
}

function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useMemberText()
  const { navigate } = useRemote()
  const { open, sheet } = usePromotionSheet(promotions)
  if (promotions.length === 0)
    return (
      <EmptyState
        title={t('activity.empty')}
        action={<Button onClick={() => navigate('/m/home')}>{t('home')}</Button>}
      />
    )
  return (
    <>
      <ul className={css.list} role="list">
        {inReadingOrder(promotions).map((promotion, index) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} isFirst={index < 2} onOpen={() => open(promotion)} />
          </li>
        ))}
      </ul>
      {sheet}
    </>
  )
}
