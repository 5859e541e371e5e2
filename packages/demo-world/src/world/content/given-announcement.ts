import type { ImportedContent } from '@plaza/gateway/world-api'

/** An announcement of the demo as it is written down: on home and behind no promotion, where it says nothing else. */
export type GivenAnnouncement = Omit<
  ImportedContent['announcements'][number],
  'publishedAt' | 'groups' | 'promotionType' | 'goTo'
> & {
  daysAgo: number
  groups?: string[]
  promotionType?: string
  goTo?: string
}
