import { useCallPages } from '@plaza/client'
import { inboxCall, mailKinds, type MailKind } from '@plaza/contract/site'
import { useSearchParams } from '@plaza/facade/router'
import { useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { Tabs } from '@plaza/ui/tabs'
import { useInboxText } from '../../locales/inbox/texts'
import { Mails } from './Mails'
import { useAnewWithMail } from '../../parts/useAnewWithMail'

const kindOf = (text: string | null): MailKind => mailKinds.find((kind) => kind === text) ?? 'personal'

/** `/m/webEmail` and `/m/message`: the member's mail by kind, with what is not read (MEMBER-8). */
export function InboxScreen() {
  const t = useInboxText()
  const [search, setSearch] = useSearchParams()
  const kind = kindOf(search.get('kind'))
  const list = useCallPages(inboxCall, { kind, language: useLanguage() })
  useAnewWithMail(inboxCall)
  const unread = list.pages?.at(-1)?.unread
  return (
    <Page hasActions>
      <Tabs
        label={t('inbox.kinds')}
        value={kind}
        onChange={(next) => setSearch({ kind: next }, { replace: true })}
        items={mailKinds.map((id) => ({ id, label: t(`inbox.${id}`), count: unread?.[id] || undefined }))}
      />
      <Answer
        of={{
          data: list.pages?.flatMap(({ mails }) => mails),
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={5} />}
        failed={{ title: t('inbox.failed') }}
      >
        {(mails) => (
          <>
            <Mails
              key={kind}
              kind={kind}
              mails={mails}
              unread={unread?.[kind] ?? 0}
              total={list.pages?.at(-1)?.total ?? mails.length}
              more={list}
            />
            {mails.length === 0 ? (
              <EmptyState title={t('inbox.none')} text={t('inbox.noneText')} />
            ) : (
              <RecordsEnd {...list} moreFailed={t('inbox.moreFailed')} end={t('inbox.end')} />
            )}
          </>
        )}
      </Answer>
    </Page>
  )
}
