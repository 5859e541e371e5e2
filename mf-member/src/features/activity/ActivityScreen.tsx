import { useCall } from '@plaza/client'
import { promotionCategories, promotionsCall, type Promotion } from '@plaza/contract/growth'
import { Link, Navigate, useNavigate, useSearchParams } from '@plaza/facade/router'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button, buttonClass } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { Tabs } from '@plaza/ui/tabs'
import { useActivityText } from '../../locales/activity/texts'
import { ActivitySkeleton } from './ActivitySkeleton'
import { PromotionCard } from './PromotionCard'
import { inReadingOrder } from './promotion-state'
import css from './ActivityScreen.module.css'

const responsiblePath = '/m/responsible'
const detailOf = (id: string) => `/m/activityInfo?id=${encodeURIComponent(id)}`

/** `/m/activity`: the merchant's promotions by category, open to visitors (PROMO-1, RG-10). An older link to one leads to its page. */
export function ActivityScreen() {
  const t = useActivityText()
  const { navigate } = useRemote()
  const paths = useAvailablePaths()
  const language = useLanguage()
  const [search] = useSearchParams()
  const answer = useCall(promotionsCall, { query: { language } })
  const id = search.get('id')
  if (id !== null) return <Navigate to={detailOf(id)} replace />
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
      {paths.has(responsiblePath) && (
        <Link
          className={buttonClass({ variant: 'quiet', size: 'small', isBlock: true })}
          to={responsiblePath}
        >
          {t('activity.responsible')}
        </Link>
      )}
    </Page>
  )
}

function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useActivityText()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const used = promotionCategories.filter((name) => promotions.some(({ category }) => category === name))
  const tab = used.find((name) => name === search.get('tab'))
  const shown = tab === undefined ? promotions : promotions.filter(({ category }) => category === tab)
  return (
    <>
      {used.length > 1 && (
        <Tabs
          label={t('activity.categories')}
          value={tab ?? 'all'}
          onChange={(next) => setSearch(next === 'all' ? {} : { tab: next }, { replace: true })}
          items={(['all', ...used] as const).map((name) => ({
            id: name,
            label: t(`activity.category.${name}`),
          }))}
        />
      )}
      <ul className={css.list} role="list">
        {inReadingOrder(shown).map((promotion, index) => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              isFirst={index < 2}
              onOpen={() => void navigate(detailOf(promotion.id))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
