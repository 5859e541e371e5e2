import { useCallPages } from '@plaza/client'
import { feedbackListCall } from '@plaza/contract/site'
import { useSearchParams } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { Tabs } from '@plaza/ui/tabs'
import { useFeedbackText } from '../../locales/feedback/texts'
import { FeedbackForm } from './FeedbackForm'
import { FeedbackList } from './FeedbackList'

const tabs = ['write', 'sent'] as const

/** `/m/feedback`: writes to customer service, and shows what was written and replied before (FEEDBACK-1). */
export function FeedbackScreen() {
  const t = useFeedbackText()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'write'
  const list = useCallPages(feedbackListCall, {})
  const show = (next: string) => setSearch({ tab: next }, { replace: true })
  return (
    <Page>
      <Tabs
        label={t('feedback.tabs')}
        value={tab}
        onChange={show}
        items={tabs.map((id) => ({ id, label: t(`feedback.${id}`) }))}
      />
      <Answer
        of={{
          data: list.pages,
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={5} />}
        failed={{ title: t('feedback.failed') }}
      >
        {(pages) =>
          tab === 'write' ? (
            <FeedbackForm
              terms={pages[0]?.terms}
              reference={search.get('reference')}
              onSent={() => {
                list.retry()
                show('sent')
              }}
            />
          ) : (
            <FeedbackList list={list} feedback={pages.flatMap(({ feedback }) => feedback)} />
          )
        }
      </Answer>
    </Page>
  )
}
