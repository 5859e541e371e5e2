import type { useCallPages } from '@plaza/client'
import type { Feedback, FeedbackState } from '@plaza/contract/site'
import type { feedbackListCall } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Pill, type Tone } from '@plaza/ui/pill'
import { RecordsEnd } from '@plaza/ui/records'
import { useFeedbackText } from '../../locales/feedback/texts'
import { useAddressedSheet } from '../../parts/useAddressedSheet'

const tones: Record<FeedbackState, Tone> = {
  submitted: 'info',
  processing: 'warning',
  replied: 'accent',
  closed: 'neutral',
}
const loadSheet = () => import('./FeedbackSheet').then(({ FeedbackSheet }) => FeedbackSheet)

export interface FeedbackListProps {
  list: ReturnType<typeof useCallPages<typeof feedbackListCall>>
  feedback: readonly Feedback[]
}

/** Feedback that was sent, the last changed first; a tap opens its thread. */
export function FeedbackList({ list, feedback }: FeedbackListProps) {
  const t = useFeedbackText()
  const { relative } = useFormats()
  const { serverNow } = useRemote()
  const { open, sheet } = useAddressedSheet({
    items: feedback,
    parameter: 'feedback',
    load: loadSheet,
    failed: t('feedback.openFailed'),
  })
  if (feedback.length === 0) return <EmptyState title={t('feedback.none')} text={t('feedback.noneText')} />
  return (
    <>
      <List label={t('feedback.sent')}>
        {feedback.map((one) => (
          <ListRow
            key={one.id}
            icon="mail"
            title={<bdi translate="yes">{one.messages[0]?.content.slice(0, 80)}</bdi>}
            detail={t('feedback.detail', {
              category: t(`feedback.categories.${one.category}`),
              time: relative(one.messages.at(-1)?.writtenAt ?? one.createdAt, serverNow()),
            })}
            end={<Pill tone={tones[one.state]}>{t(`feedback.states.${one.state}`)}</Pill>}
            onPress={() => open(one)}
          />
        ))}
      </List>
      <RecordsEnd {...list} moreFailed={t('feedback.moreFailed')} end={t('feedback.end')} />
      {sheet}
    </>
  )
}
