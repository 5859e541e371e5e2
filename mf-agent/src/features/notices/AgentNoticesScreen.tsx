import { useCallMutation, useForget } from '@plaza/client'
import { announcementsCall, readAnnouncementCall, type Announcement } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Accordion } from '@plaza/ui/accordion'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { RichText } from '@plaza/ui/rich-text'
import { Skeleton } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useNoticesText } from '../../locales/notices/texts'
import { AgencyOnly } from '../../parts/AgencyOnly'
import { useAgentNotices } from '../../parts/useAgentNotices'
import css from './AgentNoticesScreen.module.css'

/** /m/member/notice?types=A: announcements to agents (NOTICE-2), whatever types the address names. */
export function AgentNoticesScreen() {
  return (
    <AgencyOnly>
      <AgentNotices />
    </AgencyOnly>
  )
}

function AgentNotices() {
  const t = useNoticesText()
  const answer = useAgentNotices()
  return (
    <Page>
      <Answer
        of={answer}
        pending={<Pending />}
        failed={{ title: t('notices.failed'), fallbackText: t('notices.failedText') }}
        isEmpty={({ announcements }) => announcements.length === 0}
        empty={<EmptyState title={t('notices.empty')} text={t('notices.emptyText')} />}
      >
        {({ announcements }) => <Notices announcements={announcements} />}
      </Answer>
    </Page>
  )
}

/** The newest first; a tap opens one, which marks it as read. */
function Notices({ announcements }: { announcements: readonly Announcement[] }) {
  const t = useNoticesText()
  const { navigate, timeZone } = useRemote()
  const { dateTime } = useFormats()
  const forget = useForget()
  const read = useCallMutation(readAnnouncementCall)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = (id: string | null) => {
    setOpenId(id)
    const isUnread = announcements.some((one) => one.id === id && one.isRead === false)
    // If it fails, the announcement stays unread, and opening it again tries again.
    if (id !== null && isUnread) read.mutate({ body: { id } }, { onSuccess: () => forget(announcementsCall) })
  }
  const items = announcements.map(({ id, title, content, publishedAt, isRead }) => ({
    id,
    title: (
      <>
        <span className={css.title}>{title}</span>
        <span className={css.facts}>
          {isRead === false && <Pill tone="accent">{t('notices.unread')}</Pill>}
          <time dateTime={new Date(publishedAt).toISOString()}>
            {dateTime(publishedAt, { timeZone, style: 'date' })}
          </time>
        </span>
      </>
    ),
    content: <RichText html={content} isSmall onLink={navigate} />,
  }))
  return <Accordion items={items} openId={openId} onChange={open} />
}

const Pending = () => (
  <div className={css.pending}>
    {[1, 2, 3].map((row) => (
      <div key={row} className={css.row}>
        <Skeleton width="most" />
        <Skeleton width="quarter" />
      </div>
    ))}
  </div>
)
