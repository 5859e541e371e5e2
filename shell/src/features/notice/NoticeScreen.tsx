import { useCall } from '@plaza/client'
import { announcementsCall, type Announcement } from '@plaza/contract'
import { useNavigate } from '@plaza/facade/router'
import { useHost } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Accordion } from '@plaza/ui/accordion'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { RichText } from '@plaza/ui/rich-text'
import { useState } from 'react'
import { ScreenFailed } from '../../parts/failed/ScreenFailed'
import { SiteFooter } from '../../parts/footer/SiteFooter'
import { useFrontText } from '../../kernel/language/texts'
import { EntriesSkeleton } from '../../parts/pending/EntriesSkeleton'
import styles from './NoticeScreen.module.css'

/** Announcements to all, of banners and to players (NOTICE-1). */
const query = { types: 'A,B,PL', groupName: 'm_home', platform: 'M' }

/** The announcements: the newest is open, a tap opens another. */
export function NoticeScreen() {
  const t = useFrontText()
  const language = useLanguage()
  const { merchant } = useHost()
  const { data, error, refetch, isFetching } = useCall(announcementsCall, {
    query: { ...query, merchantCode: merchant, language },
  })
  return (
    <Page>
      {data ? (
        data.announcements.length > 0 ? (
          <Announcements announcements={data.announcements} />
        ) : (
          <EmptyState title={t('notice.empty')} text={t('notice.emptyText')} />
        )
      ) : error ? (
        <ScreenFailed
          title={t('notice.failed')}
          text={t('notice.failedText')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <EntriesSkeleton />
      )}
      {(data ?? error) && <SiteFooter />}
    </Page>
  )
}

function Announcements({ announcements }: { announcements: readonly Announcement[] }) {
  const { timeZone } = useHost()
  const { dateTime } = useFormats()
  const navigate = useNavigate()
  const [openId, setOpenId] = useState<string | null>(announcements[0]?.id ?? null)
  const items = announcements.map(({ id, title, content, publishedAt }) => ({
    id,
    title: (
      <>
        <span className={styles.title}>{title}</span>
        <time className={styles.date} dateTime={new Date(publishedAt).toISOString()}>
          {dateTime(publishedAt, { timeZone, style: 'date' })}
        </time>
      </>
    ),
    content: <RichText html={content} isSmall onLink={(path) => void navigate(path)} />,
  }))
  return <Accordion items={items} openId={openId} onChange={setOpenId} />
}
