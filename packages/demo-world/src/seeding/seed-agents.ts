import {
  hasFreezes,
  hasLinks,
  importAnnouncementReads,
  importFreezes,
  importLinks,
} from '@plaza/gateway/world-api'
import { linksOf } from '../world/people/agent-links'
import { freezesOf } from '../world/people/freezes'
import { noticeReads } from '../world/people/notice-reads'
import { definePart } from './world-part'

/** Links of the first agent in every state. */
export const agentLinks = definePart({
  name: 'agent links',
  merchants: ['demo'],
  has: hasLinks,
  plan: ({ people }, { now }) => linksOf(people, now),
  write: (trx, planned, { code }) => importLinks(trx, code, planned),
})

/** What the first agent asked to freeze. */
export const freezes = definePart({
  name: 'freeze requests',
  merchants: ['demo'],
  has: hasFreezes,
  plan: ({ people }, { now }) => freezesOf(people, now),
  write: (trx, planned, { code }) => importFreezes(trx, code, planned),
})

/** Which announcements the agents have read. */
export const readNotices = definePart({
  name: 'read announcements',
  merchants: ['demo'],
  // It is written with the world or never: in a demo that runs, agents have read what they have read.
  has: () => Promise.resolve(true),
  plan: (merchant, { now }) => noticeReads(merchant, now),
  write: (trx, planned, { code }) => importAnnouncementReads(trx, code, planned),
})
