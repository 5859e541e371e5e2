import type { RouteDefinition } from '@plaza/federation'

/** Pages of promotions, rewards and what leads to them. */
export const growthRoutes: RouteDefinition[] = [
  {
    id: 'activity',
    path: '/m/activity',
    title: 'activity.title',
    load: () => import('../features/activity/ActivityScreen').then((module) => module.ActivityScreen),
    bottomMenu: false,
    skeleton: 'list',
  },
  {
    id: 'activityInfo',
    path: '/m/activityInfo',
    title: 'promotion.title',
    load: () => import('../features/promotion/PromotionScreen').then((module) => module.PromotionScreen),
    back: '/m/activity',
    skeleton: 'page',
  },
  {
    id: 'inviteFriends',
    path: '/m/inviteFriends',
    title: 'invite.title',
    offeredWhen: { promo: 'REFERRAL' },
    load: () => import('../features/invite/InviteScreen').then((module) => module.InviteScreen),
    skeleton: 'page',
  },
  {
    id: 'rewardCenter',
    path: '/m/rewardCenter',
    title: 'rewards.title',
    when: { auth: 'member', actualAccount: true, flag: 'REWCEN3' },
    load: () => import('../features/rewards/RewardCentreScreen').then((module) => module.RewardCentreScreen),
    skeleton: 'list',
  },
  {
    id: 'leaderBoard',
    path: '/m/leaderBoard',
    title: 'leaderBoard.title',
    when: { auth: 'member', actualAccount: true, promo: 'MISSION' },
    load: () =>
      import('../features/leader-board/LeaderBoardScreen').then((module) => module.LeaderBoardScreen),
    skeleton: 'list',
  },
  {
    id: 'checkin',
    path: '/m/checkin',
    title: 'checkIn.title',
    when: { auth: 'member', actualAccount: true, promo: 'MISSION' },
    load: () => import('../features/check-in/CheckInScreen').then((module) => module.CheckInScreen),
    skeleton: 'page',
  },
  {
    id: 'redRain',
    path: '/m/redRain',
    title: 'redRain.title',
    when: { auth: 'member', actualAccount: true, promo: 'REDRAIN' },
    load: () => import('../features/red-rain/RedRainScreen').then((module) => module.RedRainScreen),
    skeleton: 'list',
    shows: ['member.red-rain@1'],
  },
  {
    id: 'benefits',
    path: '/m/member/benefits',
    title: 'benefits.title',
    when: { auth: 'member', actualAccount: true, flag: 'VIPBENEFIT' },
    load: () => import('../features/benefits/BenefitsScreen').then((module) => module.BenefitsScreen),
    skeleton: 'page',
  },
  {
    id: 'manualRebate',
    path: '/m/member/manualRebate',
    title: 'rebate.title',
    when: { auth: 'member', actualAccount: true, flag: 'MANPLAYREB3' },
    load: () => import('../features/rebate/RebateScreen').then((module) => module.RebateScreen),
    skeleton: 'page',
  },
]
