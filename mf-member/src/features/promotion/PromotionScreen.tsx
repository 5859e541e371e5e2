import { useCall } from '@plaza/client'
import { promotionCall } from '@plaza/contract/growth'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { usePageHead } from '@plaza/ui/page-head'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { usePromotionText } from '../../locales/promotion/texts'
import { PromotionDetail } from './PromotionDetail'

/** `/m/activityInfo?id=`: one promotion with its terms, what the member has done, and joining or applying (PROMO-2). */
export function PromotionScreen() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  usePageHead(id)
  return id === '' ? <Gone /> : <Promotion key={id} id={id} />
}

function Promotion({ id }: { id: string }) {
  const t = usePromotionText()
  const language = useLanguage()
  const answer = useCall(promotionCall, { params: { id }, query: { language } })
  return (
    <Answer
      of={answer}
      isPage
      pending={
        <>
          <Skeleton shape="block" />
          <Skeleton shape="title" width="most" />
          <SkeletonRows count={4} />
        </>
      }
      failed={{ title: t('promotion.failed') }}
      refused={{ 'promotion.not.found': <Gone />, 'request.invalid': <Gone /> }}
    >
      {(shown) => <PromotionDetail {...shown} onChanged={() => void answer.refetch()} />}
    </Answer>
  )
}

function Gone() {
  const t = usePromotionText()
  const { navigate } = useRemote()
  return (
    <Page isCentred>
      <EmptyState
        drawing="boat"
        title={t('promotion.gone')}
        text={t('promotion.goneText')}
        action={<Button onClick={() => navigate('/m/activity')}>{t('promotion.all')}</Button>}
      />
    </Page>
  )
}
