import { useCall } from '@plaza/client'
import { announcementsCall, type Announcement } from '@plaza/contract/site'
import { useNavigate } from '@plaza/facade/router'
import { useHost } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Accordion } from '@plaza/ui/accordion'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { RichText } from '@plaza/ui/rich-text'
import { useState } from 'react'
import { SiteFooter } from '../../parts/footer/SiteFooter'
import { useFrontText } from '../../kernel/language/texts'
import { EntriesSkeleton } from '../../parts/pending/EntriesSkeleton'
import styles from './NoticeScreen.module.css'

/** Announcements to everybody, of banners and to players (NOTICE-1). */
const query = { types: 'A,B,PL', groupName: 'm_home', platform: 'M' }

/** The announcements: the newest is open, a tap opens another. */
export function NoticeScreen() {
  const t = useFrontText()
  const language = useLanguage()
  const { merchant } = useHost()
  const answer = useCall(announcementsCall, {
    query: { ...query, merchantCode: merchant, language },
  })
  return (
    <Page>
      <Answer
        of={answer}
        pending={<EntriesSkeleton />}
        failed={{ title: t('notice.failed'), fallbackText: t('notice.failedText') }}
        isEmpty={({ announcements }) => announcements.length === 0}
        empty={<EmptyState title={t('notice.empty')} text={t('notice.emptyText')} />}
      >
        {({ announcements }) => <Announcements announcements={announcements} />}
      </Answer>
      {!answer.isPending && <SiteFooter />}
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
