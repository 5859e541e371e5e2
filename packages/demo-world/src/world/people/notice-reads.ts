import type { ImportedAnnouncementRead } from '@plaza/gateway/world-api'
import type { WorldMerchant } from '../world'

const hourMs = 60 * 60_000

/** The newest announcements to agents that an agent has not read; the others it read some hours after they came. */
const unread: Readonly<Record<string, number>> = { agent01: 3, agent02: 8 }

/** Which announcements the first two agents have read; the agent without a team has read none (NOTICE-2). */
export function noticeReads({ content, people }: WorldMerchant, now: number): ImportedAnnouncementRead[] {
  const notices = content.announcements.filter(({ type }) => type === 'A')
  return people.flatMap(({ id: memberId, account }) =>
    notices.slice(unread[account] ?? notices.length).map(({ id: announcementId, publishedAt }, index) => ({
      ...{ memberId, announcementId },
      readAt: Math.min(now, publishedAt + (1 + (index % 9)) * hourMs),
    })),
  )
}
