import { defineRemote } from '@plaza/federation'

export const remote = defineRemote({
  name: 'mf-games',
  contract: { says: ['session:required', 'toast'], hears: ['jackpots:changed'] },
  routes: [
    {
      id: 'gameList',
      path: '/m/gameList',
      title: 'gameList.title',
      skeleton: 'list',
      load: () => import('./features/game-list/GameListScreen').then((module) => module.GameListScreen),
    },
    {
      id: 'gameLobby',
      path: '/m/gameLobby',
      title: 'lobby.title',
      skeleton: 'list',
      load: () => import('./features/game-lobby/GameLobbyScreen').then((module) => module.GameLobbyScreen),
    },
    {
      id: 'gameCenter',
      path: '/m/gameCenter',
      title: 'lobby.centerTitle',
      skeleton: 'list',
      load: () => import('./features/game-lobby/GameCenterScreen').then((module) => module.GameCenterScreen),
    },
    {
      id: 'slotsCenter',
      path: '/m/slotsCenter',
      title: 'lobby.slotsTitle',
      skeleton: 'list',
      load: () =>
        import('./features/game-lobby/SlotsCenterScreen').then((module) => module.SlotsCenterScreen),
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
