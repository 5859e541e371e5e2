import { defineRemote } from '@plaza/federation'
import { accountRoutes } from './routes/account'
import { careRoutes } from './routes/care'
import { growthRoutes } from './routes/growth'
import { recordRoutes } from './routes/records'
import { slots } from './slots'

/** What mf-member contributes. The member centre has its own header (MEMBER-1). */
export const remote = defineRemote({
  name: 'mf-member',
  contract: {
    says: ['money:inflight', 'session:required', 'toast', 'notice:unread', 'download:open'],
    hears: [
      'session:changed',
      'language:changed',
      'notice:unread',
      'reward:changed',
      'exclusion:changed',
      'limit:changed',
      'level:changed',
      'stream:restored',
    ],
  },
  events: async () => {
    const [{ rewardChanged }, { exclusionChanged, limitChanged }, { levelChanged }] = await Promise.all([
      import('@plaza/contract/growth'),
      import('@plaza/contract/site'),
      import('@plaza/contract/identity'),
    ])
    return [rewardChanged, exclusionChanged, limitChanged, levelChanged]
  },
  storage: [
    /** Feedback that is being written. */
    { key: 'plaza.feedback', area: 'local', clearedBy: 'logout' },
    /** Applications for promotions that are being written. */
    { key: 'plaza.application', area: 'local', clearedBy: 'logout' },
  ],
  routes: [...accountRoutes, ...growthRoutes, ...recordRoutes, ...careRoutes],
  slots,
})
