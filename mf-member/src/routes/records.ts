import type { RouteDefinition } from '@plaza/federation'

/** Pages of what the member has played, won and lost. */
export const recordRoutes: RouteDefinition[] = [
  {
    id: 'gameRecord',
    path: '/m/gameRecord',
    title: 'gameRecord.title',
    when: { auth: 'member', actualAccount: true, flag: 'TRANSBETREPMEM3' },
    load: () => import('../features/game-record/GameRecordScreen').then((module) => module.GameRecordScreen),
    skeleton: 'list',
  },
  {
    id: 'profitandloss',
    path: '/m/profitandloss',
    title: 'profitAndLoss.title',
    when: { auth: 'member', actualAccount: true, flag: 'PERSREP' },
    load: () =>
      import('../features/profit-and-loss/ProfitAndLossScreen').then((module) => module.ProfitAndLossScreen),
    skeleton: 'list',
  },
  {
    id: 'rebateReport',
    path: '/m/member/rebateReport',
    title: 'rebateReport.title',
    when: { auth: 'member', actualAccount: true, flag: 'PLYRBT' },
    load: () =>
      import('../features/rebate-report/RebateReportScreen').then((module) => module.RebateReportScreen),
    skeleton: 'list',
  },
]
