import type { RouteDefinition } from '@plaza/federation'

/** Pages about who stands below an agent. */
export const teamListRoutes: RouteDefinition[] = [
  {
    id: 'team',
    path: '/m/member/team',
    title: 'teamList.title',
    load: () => import('../features/team-list/TeamScreen').then((module) => module.TeamScreen),
    back: '/m/agent',
    skeleton: 'list',
  },
  {
    id: 'team-betting',
    path: '/m/teamBetting',
    title: 'bets.title',
    load: () =>
      import('../features/team-betting/TeamBettingScreen').then((module) => module.TeamBettingScreen),
    back: '/m/agent',
    skeleton: 'list',
  },
]
