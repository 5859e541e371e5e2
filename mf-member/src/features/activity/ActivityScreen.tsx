import { useCall } from '@plaza/client'
import { promotionsCall, type Promotion } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { useActivityText } from '../../locales/activity/texts'
import { useAddressedSheet } from '../../parts/useAddressedSheet'
import { ActivitySkeleton } from './ActivitySkeleton'
import { PromotionCard } from './PromotionCard'
import { inReadingOrder } from './promotion-state'
import css from './ActivityScreen.module.css'

const loadSheet = () => import('./PromotionSheet').then(({ PromotionSheet }) => PromotionSheet)

/** /m/activity: the merchant's promotions, open to visitors (PROMO-1). */
export function ActivityScreen() {
  const t = useActivityText()
  const { navigate } = useRemote()
  const language = useLanguage()
  const answer = useCall(promotionsCall, { query: { language } }, { staleMs: 60_000 })
  return (
    <Page>
      <Answer
        of={answer}
        pending={<ActivitySkeleton />}
        isEmpty={({ promotions }) => promotions.length === 0}
        empty={
          <EmptyState
            title={t('activity.empty')}
            action={<Button onClick={() => navigate('/m/home')}>{t('home')}</Button>}
          />
        }
      >
        {({ promotions }) => <Promotions promotions={promotions} />}
      </Answer>
    </Page>
  )
}

function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useActivityText()
  const { open, sheet } = useAddressedSheet({
    items: promotions,
    parameter: 'id',
    load: loadSheet,
    failed: t('activity.openFailed'),
  })
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
