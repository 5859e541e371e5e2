import type { RouteDefinition } from '@plaza/federation'

/** Pages of what a team did. Each turns away accounts without an agency by itself (AGENT-1). */
export const teamRoutes: RouteDefinition[] = [
  {
    id: 'team-overview',
    path: '/m/agent/team/overview',
    title: 'team.overview.title',
    load: () => import('../features/team-overview/OverviewScreen').then((module) => module.OverviewScreen),
    back: '/m/agent',
    skeleton: 'page',
  },
  {
    id: 'team-profit-and-loss',
    path: '/m/agent/team/pnl',
    title: 'team.report.title',
    load: () => import('../features/team-report/ReportScreen').then((module) => module.ReportScreen),
    back: '/m/agent',
    skeleton: 'list',
  },
  {
    id: 'team-transactions',
    path: '/m/agent/team/transactions',
    title: 'team.records.title',
    load: () =>
      import('../features/team-transactions/TeamTransactionsScreen').then(
        (module) => module.TeamTransactionsScreen,
      ),
    back: '/m/agent',
    skeleton: 'list',
  },
]
