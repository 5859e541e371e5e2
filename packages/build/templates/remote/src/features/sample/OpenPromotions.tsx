import { useCall } from '@plaza/client'
import { promotionsCall } from '@plaza/contract/growth'
import { useErrorText, useLanguage } from '@plaza/i18n'
import { EmptyState } from '@plaza/ui/empty-state'
import { FailureCard } from '@plaza/ui/failure-card'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useSampleText } from '../../texts'

/** The merchant's open promotions: the list, a failure with Retry, or its outline while it loads. */
export function OpenPromotions() {
  const t = useSampleText()
  const language = useLanguage()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useCall(
    promotionsCall,
    { query: { language } },
    { staleMs: 60_000 },
  )
  const open = data?.promotions.filter(({ status }) => status === 'open')
  return (
    <Section title={t('page.promotions')}>
      {open?.length === 0 ? (
        <EmptyState title={t('page.none')} />
      ) : open ? (
        <List label={t('page.promotions')}>
          {open.map(({ id, title, summary }) => (
            <ListRow key={id} icon="gift" title={title} detail={summary} />
          ))}
        </List>
      ) : error ? (
        <FailureCard
          text={errorText(error.code, error.value)}
          reference={error.requestId}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy>
          <SkeletonRows count={3} />
        </div>
      )}
    </Section>
  )
}
