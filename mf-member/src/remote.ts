import { defineRemote } from '@plaza/federation'

const memberCentre = () =>
  import('./features/member-centre/MemberCentreScreen').then((module) => module.MemberCentreScreen)

const memberCentreReads = () =>
  import('./features/member-centre/MemberCentreScreen').then((module) => module.memberCentreReads)

const forActualAccounts = { actualAccount: true } as const

/** Both addresses are one screen. */
const inbox = {
  title: 'inbox.title',
  when: { auth: 'member', actualAccount: true, flag: 'MAILCEN' },
  load: () => import('./features/inbox/InboxScreen').then((module) => module.InboxScreen),
  skeleton: 'list',
} as const

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
      'stream:restored',
    ],
  },
  events: async () => {
    const [{ rewardChanged }, { exclusionChanged, limitChanged }] = await Promise.all([
      import('@plaza/contract/growth'),
      import('@plaza/contract/site'),
    ])
    return [rewardChanged, exclusionChanged, limitChanged]
  },
  storage: [
    /** Feedback that is being written. */
    { key: 'plaza.feedback', area: 'local', clearedBy: 'logout' },
  ],
  routes: [
    {
      id: 'member-home',
      path: '/m/member/home',
      title: 'memberCentre.title',
      when: forActualAccounts,
      load: memberCentre,
      reads: memberCentreReads,
      asks: ['/wps/member/info'],
      back: '/m/home',
      header: false,
      skeleton: 'page',
      shows: ['member.wallet@1'],
    },
    {
      id: 'mine',
      path: '/m/mine',
      title: 'memberCentre.title',
      when: forActualAccounts,
      load: memberCentre,
      reads: memberCentreReads,
      asks: ['/wps/member/info'],
      back: '/m/home',
      header: false,
      skeleton: 'page',
      shows: ['member.wallet@1'],
    },
    {
      id: 'activity',
      path: '/m/activity',
      title: 'activity.title',
      load: () => import('./features/activity/ActivityScreen').then((module) => module.ActivityScreen),
      bottomMenu: false,
      skeleton: 'list',
    },
    {
      id: 'activityInfo',
      path: '/m/activityInfo',
      title: 'promotion.title',
      load: () => import('./features/promotion/PromotionScreen').then((module) => module.PromotionScreen),
      back: '/m/activity',
      skeleton: 'page',
    },
    {
      id: 'inviteFriends',
      path: '/m/inviteFriends',
      title: 'invite.title',
      offeredWhen: { promo: 'REFERRAL' },
      load: () => import('./features/invite/InviteScreen').then((module) => module.InviteScreen),
      skeleton: 'page',
    },
    {
      id: 'sessions',
      path: '/m/sessions',
      title: 'sessions.title',
      when: { auth: 'member', actualAccount: true },
      load: () => import('./features/sessions/SessionsScreen').then((module) => module.SessionsScreen),
      skeleton: 'list',
    },
    {
      id: 'rewardCenter',
      path: '/m/rewardCenter',
      title: 'rewards.title',
      when: { auth: 'member', actualAccount: true, flag: 'REWCEN3' },
      load: () => import('./features/rewards/RewardCentreScreen').then((module) => module.RewardCentreScreen),
      skeleton: 'list',
    },
    {
      id: 'leaderBoard',
      path: '/m/leaderBoard',
      title: 'leaderBoard.title',
      when: { auth: 'member', actualAccount: true, promo: 'MISSION' },
      load: () =>
        import('./features/leader-board/LeaderBoardScreen').then((module) => module.LeaderBoardScreen),
      skeleton: 'list',
    },
    {
      id: 'checkin',
      path: '/m/checkin',
      title: 'checkIn.title',
      when: { auth: 'member', actualAccount: true, promo: 'MISSION' },
      load: () => import('./features/check-in/CheckInScreen').then((module) => module.CheckInScreen),
      skeleton: 'page',
    },
    {
      id: 'redRain',
      path: '/m/redRain',
      title: 'redRain.title',
      when: { auth: 'member', actualAccount: true, promo: 'REDRAIN' },
      load: () => import('./features/red-rain/RedRainScreen').then((module) => module.RedRainScreen),
      skeleton: 'list',
      shows: ['member.red-rain@1'],
    },
    {
      id: 'securityCenter',
      path: '/m/securityCenter',
      title: 'security.title',
      when: { auth: 'member', actualAccount: true },
      load: () => import('./features/security/SecurityScreen').then((module) => module.SecurityScreen),
      skeleton: 'list',
    },
    {
      id: 'authenticator',
      path: '/m/authenticator',
      title: 'authenticator.title',
      when: { auth: 'member', actualAccount: true },
      load: () =>
        import('./features/authenticator/AuthenticatorScreen').then((module) => module.AuthenticatorScreen),
      skeleton: 'page',
    },
    {
      id: 'loginHistory',
      path: '/m/loginHistory',
      title: 'logins.title',
      when: { auth: 'member', actualAccount: true },
      load: () => import('./features/logins/LoginHistoryScreen').then((module) => module.LoginHistoryScreen),
      skeleton: 'list',
    },
    // Visitors read it too; what needs an account asks for the sign-in.
    {
      id: 'responsible',
      path: '/m/responsible',
      title: 'responsible.title',
      load: () =>
        import('./features/responsible/ResponsibleScreen').then((module) => module.ResponsibleScreen),
      skeleton: 'list',
    },
    {
      id: 'limits',
      path: '/m/limits',
      title: 'limits.title',
      when: { auth: 'member', actualAccount: true },
      back: '/m/responsible',
      load: () => import('./features/limits/LimitsScreen').then((module) => module.LimitsScreen),
      skeleton: 'list',
    },
    {
      id: 'gameRecord',
      path: '/m/gameRecord',
      title: 'gameRecord.title',
      when: { auth: 'member', actualAccount: true, flag: 'TRANSBETREPMEM3' },
      load: () => import('./features/game-record/GameRecordScreen').then((module) => module.GameRecordScreen),
      skeleton: 'list',
    },
    {
      id: 'profitandloss',
      path: '/m/profitandloss',
      title: 'profitAndLoss.title',
      when: { auth: 'member', actualAccount: true, flag: 'PERSREP' },
      load: () =>
        import('./features/profit-and-loss/ProfitAndLossScreen').then((module) => module.ProfitAndLossScreen),
      skeleton: 'list',
    },
    {
      id: 'feedback',
      path: '/m/feedback',
      title: 'feedback.title',
      when: { auth: 'member', actualAccount: true, flag: 'FEEDBACK3' },
      load: () => import('./features/feedback/FeedbackScreen').then((module) => module.FeedbackScreen),
      skeleton: 'form',
    },
    { id: 'webEmail', path: '/m/webEmail', ...inbox },
    { id: 'message', path: '/m/message', ...inbox },
  ],
  slots: [
    {
      id: 'menu-activity',
      slot: 'shell.bottom-menu@1',
      order: 20,
      label: 'menu.activity',
      icon: 'gift',
      route: '/m/activity',
    },
    // Without a condition: where REFERRAL is off, the entry stays and a tap explains it (MEMBER-6).
    {
      id: 'menu-invite',
      slot: 'shell.bottom-menu@1',
      order: 40,
      label: 'menu.invite',
      icon: 'user-plus',
      route: '/m/inviteFriends',
    },
    {
      id: 'menu-member',
      slot: 'shell.bottom-menu@1',
      order: 50,
      label: 'menu.member',
      icon: 'user',
      route: '/m/member/home',
    },
    {
      id: 'tile-game-record',
      slot: 'member.tiles@1',
      order: 42,
      label: 'tiles.gameRecord',
      icon: 'history',
      route: '/m/gameRecord',
      when: { flag: 'TRANSBETREPMEM3' },
    },
    {
      id: 'tile-profit-and-loss',
      slot: 'member.tiles@1',
      order: 44,
      label: 'tiles.profitAndLoss',
      icon: 'chart',
      route: '/m/profitandloss',
      when: { flag: 'PERSREP' },
    },
    {
      id: 'tile-rewards',
      slot: 'member.tiles@1',
      order: 80,
      label: 'tiles.rewards',
      icon: 'gift',
      route: '/m/rewardCenter',
      when: { flag: 'REWCEN3' },
    },
    {
      id: 'tile-inbox',
      slot: 'member.tiles@1',
      order: 120,
      label: 'tiles.inbox',
      icon: 'mail',
      route: '/m/webEmail',
      when: { flag: 'MAILCEN' },
    },
    {
      id: 'shortcut-invite',
      slot: 'member.shortcuts@1',
      order: 40,
      label: 'shortcut.invite',
      icon: 'user-plus',
      route: '/m/inviteFriends',
    },
    {
      id: 'tile-missions',
      slot: 'member.tiles@1',
      order: 100,
      label: 'tiles.missions',
      icon: 'star',
      route: '/m/leaderBoard',
      when: { promo: 'MISSION' },
    },
    {
      id: 'tile-feedback',
      slot: 'member.tiles@1',
      order: 130,
      label: 'tiles.feedback',
      icon: 'edit',
      route: '/m/feedback',
      when: { flag: 'FEEDBACK3' },
    },
    { id: 'ledger-kinds', slot: 'ledger.kinds@1', order: 10, texts: 'ledgerKinds' },
    {
      id: 'shortcut-security',
      slot: 'member.shortcuts@1',
      order: 50,
      label: 'shortcut.security',
      icon: 'shield',
      route: '/m/securityCenter',
    },
  ],
})
