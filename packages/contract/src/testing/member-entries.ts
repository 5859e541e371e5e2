import type { Condition } from '../federation'

/** The entries of the member centre's list: each route with its condition, and no other (MEMBER-3). */
export const memberEntries = {
  '/m/agent': { auth: 'member', excludeTypes: [0, 4, 40] },
  '/m/vouReport': { flag: 'DEPRECM3' },
  '/m/withdrawReport': { flag: 'WITHREC3' },
  '/m/transaction/record': { flag: 'TRANSREC3' },
  '/m/gameRecord': { flag: 'TRANSBETREPMEM3' },
  '/m/profitandloss': { flag: 'PERSREP' },
  '/m/upLine/transfer': {
    auth: 'member',
    flag: 'AGETRANSFERUP3',
    facts: { hasUpline: true },
    excludeTypes: [2],
  },
  '/m/rewardCenter': { flag: 'REWCEN3' },
  '/m/member/manualRebate': { flag: 'MANPLAYREB3' },
  '/m/leaderBoard': { promo: 'MISSION' },
  '/m/member/rebateReport': { flag: 'PLYRBT' },
  '/m/webEmail': { flag: 'MAILCEN' },
  '/m/feedback': { flag: 'FEEDBACK3' },
} as const satisfies Record<string, Condition>
