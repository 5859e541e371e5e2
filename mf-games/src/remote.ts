import { defineRemote } from '@plaza/federation'

export const remote = defineRemote({
  name: 'mf-games',
  contract: { says: ['toast'], hears: [] },
  routes: [
    {
      id: 'gameList',
      path: '/m/gameList',
      title: 'gameList.title',
      skeleton: 'list',
      load: () => import('./features/game-list/GameListScreen').then((module) => module.GameListScreen),
    },
  ],
  slots: [
    {
      id: 'home.games',
      slot: 'home.games@1',
      order: 10,
      load: () => import('./features/home-games/HomeGames').then((module) => module.HomeGames),
    },
  ],
})
