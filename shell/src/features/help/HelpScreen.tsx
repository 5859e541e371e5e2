import { useCall } from '@plaza/client'
import { helpCall } from '@plaza/contract'
import { useNavigate, useSearchParams } from '@plaza/facade/router'
import { useLanguage } from '@plaza/i18n'
import { Accordion } from '@plaza/ui/accordion'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page, TopBar } from '@plaza/ui/page'
import { RichText } from '@plaza/ui/rich-text'
import { useGoBack } from '../../app/trail'
import { useFrontText, useShellText } from '../../texts'
import { ScreenFailed } from '../failed/ScreenFailed'
import { EntriesSkeleton } from '../pending/EntriesSkeleton'
import { openEntry } from './open-entry'

/** The help centre (spec §2 Help center): entries of which one is open, as the address says. */
export function HelpScreen() {
  const t = useFrontText()
  const frame = useShellText()
  const language = useLanguage()
  const goBack = useGoBack(undefined)
  const { data, error, refetch, isFetching } = useCall(helpCall, { query: { device: 'MOBILE', language } })
  return (
    <>
      <TopBar title={frame('titles.help')} onBack={goBack} />
      <Page>
        {data ? (
          data.entries.length > 0 ? (
            <Entries entries={data.entries} />
          ) : (
            <EmptyState title={t('help.empty')} text={t('help.emptyText')} />
          )
        ) : error ? (
          <ScreenFailed
            title={t('help.failed')}
            text={t('help.failedText')}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <EntriesSkeleton />
        )}
      </Page>
    </>
  )
}

function Entries({ entries }: { entries: readonly { title: string; content: string }[] }) {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const openId = openEntry(query.get('i'), entries.length)
  const items = entries.map(({ title, content }, index) => ({
    id: String(index),
    title,
    content: <RichText html={content} isSmall onLink={(path) => void navigate(path)} />,
  }))
  return (
    <Accordion
      items={items}
      openId={openId}
      onChange={(next) => setQuery({ i: next ?? 'none' }, { replace: true })}
    />
  )
}
