import { memberTypes } from '@plaza/contract/identity'

/** Properties of an account before its history is generated. */
export interface NamedAccount {
  account: string
  nickname?: string
  type?: number
  upline?: string
  toUpline?: boolean
  /** Until its figures say which level it has (`vip` of the seeding). */
  vipLevel?: number
  mustChangePassword?: boolean
  email?: string
  /** Phone number in the Philippines (+63), without its leading zero. */
  mobileNum?: string
  daysAMember: number
  /** Mails received; the newest `unreadMails` of them are unread. */
  mailCount?: number
  unreadMails?: number
  /** Received mails of every kind before these. */
  hasEveryMail?: boolean
  /**
   * How the account plays: usual stakes per day in major units, and the share of days with play. Absent: it never
   * plays.
   */
  play?: { level: number; days: number }
  /** Code with which people register below this agent. */
  affiliateCode?: string
  /** Number of hot games among its favourites. */
  favourites?: number
  /** Transfers money to its upline now and then. */
  sendsUp?: boolean
  /** Plays now and then at a vendor with wallets of its own; something is on its way there at the end. */
  visitsVendor?: boolean
  /** Transfers this much to its upline within the last hour, major units. */
  sendsLately?: number
  /** Got this much within the last hour, major units; has requirements from the first of the two on. */
  turnover?: { lately: number; openFrom: 'transfer' | 'bonus' }
  /** Has deposits and withdrawals that ended in every way. */
  hasEveryOrder?: boolean
  /** Which of `openWithdrawals` is the account's own, open when the world begins. */
  openWithdrawal?: number
  /** Minimum of the main wallet at the end, major units: a last deposit tops it up. */
  endsWith?: number
}

/** The accounts in README and tests (START-4); all have the password `Play1234`. */
export const namedAccounts: NamedAccount[] = [
  {
    account: 'agent01',
    email: 'agent01@perla.example',
    mobileNum: '9171230001',
    nickname: 'Aurora',
    type: memberTypes.agent,
    daysAMember: 700,
    vipLevel: 4,
    mailCount: 4,
    unreadMails: 2,
    endsWith: 20_000,
    affiliateCode: 'AGENT01',
    favourites: 4,
  },
  {
    account: 'agent02',
    email: 'agent02@perla.example',
    mobileNum: '9171230002',
    nickname: 'Bayani',
    type: memberTypes.subAgent,
    upline: 'agent01',
    daysAMember: 420,
    vipLevel: 2,
    mailCount: 3,
    unreadMails: 1,
    endsWith: 6_000,
    affiliateCode: 'AGENT02',
  },
  {
    account: 'player01',
    email: 'player01@perla.example',
    mobileNum: '9171234567',
    nickname: 'Mayumi',
    upline: 'agent02',
    daysAMember: 400,
    vipLevel: 3,
    mailCount: 7,
    unreadMails: 3,
    hasEveryMail: true,
    play: { level: 1_500, days: 0.8 },
    visitsVendor: true,
    hasEveryOrder: true,
    endsWith: 12_000,
    turnover: { lately: 1_000, openFrom: 'transfer' },
    favourites: 6,
  },
  {
    account: 'newbie01',
    email: 'newbie01@perla.example',
    mobileNum: '9171230003',
    upline: 'agent02',
    daysAMember: 1,
    mustChangePassword: true,
    mailCount: 1,
    unreadMails: 1,
  },
  {
    account: 'up01',
    email: 'up01@perla.example',
    mobileNum: '9171230004',
    nickname: 'Tomas',
    upline: 'agent01',
    toUpline: true,
    sendsUp: true,
    daysAMember: 260,
    vipLevel: 1,
    mailCount: 2,
    unreadMails: 1,
    play: { level: 600, days: 0.4 },
    endsWith: 3_000,
  },
  { account: 'type40', type: memberTypes.staff, daysAMember: 300, endsWith: 1_000 },
  { account: 'type41', type: memberTypes.tester, daysAMember: 300, endsWith: 1_000 },
  { account: 'type42', type: memberTypes.robot, daysAMember: 300, endsWith: 1_000 },
  {
    account: 'vip05',
    email: 'vip05@perla.example',
    mobileNum: '9171230005',
    nickname: 'Reyna',
    daysAMember: 900,
    vipLevel: 5,
    mailCount: 5,
    unreadMails: 1,
    play: { level: 12_000, days: 0.7 },
    hasEveryOrder: true,
    endsWith: 150_000,
    turnover: { lately: 2_500, openFrom: 'bonus' },
  },
  {
    account: 'pause01',
    email: 'pause01@perla.example',
    mobileNum: '9171230008',
    nickname: 'Isko',
    daysAMember: 120,
    vipLevel: 1,
    endsWith: 1_500,
  },
  {
    account: 'self01',
    email: 'self01@perla.example',
    mobileNum: '9171230009',
    nickname: 'Lorna',
    daysAMember: 300,
    vipLevel: 2,
    endsWith: 2_400,
  },
  {
    account: 'plain01',
    email: 'plain01@perla.example',
    mobileNum: '9171230006',
    daysAMember: 40,
  },
  {
    account: 'plain02',
    email: 'plain02@perla.example',
    mobileNum: '9171230007',
    daysAMember: 40,
    endsWith: 500,
  },
  // An agent below whom nobody stands yet.
  {
    account: 'agent03',
    email: 'agent03@perla.example',
    mobileNum: '9171230010',
    type: memberTypes.agent,
    daysAMember: 30,
    affiliateCode: 'AGENT03',
  },
]
