import { defineRemote } from '@plaza/federation'

export const remote = defineRemote({
  name: 'mf-games',
  contract: { says: ['session:required', 'toast'], hears: [] },
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
      id: 'home.hot-match',
      slot: 'home.hot-match@1',
      order: 10,
      load: () => import('./features/hot-match/HotMatch').then((module) => module.HotMatch),
    },
    {
      id: 'home.games',
      slot: 'home.games@1',
      order: 10,
      load: () => import('./features/home-games/HomeGames').then((module) => module.HomeGames),
    },
  ],
})
