import { useCallPages } from '@plaza/client'
import { promotionHistoryCall, type PromotionEntry } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useActivityText } from '../../locales/activity/texts'
import { usePromotionText } from '../../locales/promotion/texts'
import { stateTones } from '../activity/promotion-state'

/** What the member has applied for with one promotion, and what the operators answered. */
export function ApplicationHistory({ promotion }: { promotion: string }) {
  const t = usePromotionText()
  const list = useCallPages(promotionHistoryCall, { promotion, language: useLanguage() })
  return (
    <Answer
      of={{
        data: list.pages?.flatMap(({ entries }) => entries),
        error: list.failure,
        errorUpdateCount: list.errorUpdateCount,
        refetch: list.retry,
      }}
      pending={<SkeletonRows count={1} />}
      isEmpty={(entries) => entries.length === 0}
      empty={null}
    >
      {(entries) => (
        <Section title={t('promotion.history')}>
          <List label={t('promotion.history')}>
            {entries.map((entry) => (
              <Application key={entry.id} entry={entry} />
            ))}
          </List>
        </Section>
      )}
    </Answer>
  )
}

function Application({ entry }: { entry: PromotionEntry }) {
  const t = usePromotionText()
  const activity = useActivityText()
  const { money, dateTime } = useFormats()
  const { timeZone } = useRemote()
  const { state, createdAt, amountMinor, currency, comment, pictures, reason } = entry
  const facts = [
    amountMinor !== null && t('promotion.given', { amount: money(amountMinor, currency) }),
    pictures > 0 && t('promotion.pictures', { count: pictures }),
    comment,
    reason !== null && t('promotion.reason', { reason }),
  ].filter(Boolean)
  return (
    <ListRow
      icon="clipboard"
      title={dateTime(createdAt, { timeZone })}
      detail={<bdi translate="no">{facts.join(' · ')}</bdi>}
      end={<Pill tone={stateTones[state]}>{activity(`activity.state.${state}`)}</Pill>}
    />
  )
}
