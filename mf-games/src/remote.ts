import { defineRemote } from '@plaza/federation'
import { storageKeys } from './storage/keys'

export const remote = defineRemote({
  name: 'mf-games',
  contract: {
    says: [
      'session:required',
      'session:logout-request',
      'balance:stale',
      'money:inflight',
      'toast',
      'favourites:changed',
    ],
    hears: [
      'session:changed',
      'session:ended',
      'jackpots:changed',
      'play:changed',
      'favourites:changed',
      'bet:changed',
      'draw:changed',
      'limit:changed',
      'stream:restored',
    ],
  },
  events: async () => {
    const [{ betChanged, drawChanged }, { limitChanged }] = await Promise.all([
      import('@plaza/contract/lottery'),
      import('@plaza/contract/site'),
    ])
    return [betChanged, drawChanged, limitChanged]
  },
  storage: storageKeys,
  routes: [
    {
      id: 'gameList',
      path: '/m/gameList',
      title: 'games.title',
      skeleton: 'games',
      load: () => import('./features/game-list/GameListScreen').then((module) => module.GameListScreen),
    },
    {
      id: 'gameLobby',
      path: '/m/gameLobby',
      title: 'lobby.title',
      skeleton: 'games',
      load: () => import('./features/game-lobby/GameLobbyScreen').then((module) => module.GameLobbyScreen),
    },
    {
      id: 'gameCenter',
      path: '/m/gameCenter',
      title: 'lobby.centerTitle',
      skeleton: 'games',
      load: () => import('./features/game-lobby/GameCenterScreen').then((module) => module.GameCenterScreen),
    },
    {
      id: 'slotsCenter',
      path: '/m/slotsCenter',
      title: 'lobby.slotsTitle',
      skeleton: 'games',
      load: () =>
        import('./features/game-lobby/SlotsCenterScreen').then((module) => module.SlotsCenterScreen),
    },
    {
      id: 'launchGame',
      path: '/m/launchGame',
      title: 'launch.title',
      // The game bar replaces this page's header: back, clock, time in play and net position (RG-5).
      header: false,
      bottomMenu: false,
      skeleton: 'page',
      load: () => import('./features/launch/LaunchScreen').then((module) => module.LaunchScreen),
    },
    {
      id: 'fairness',
      path: '/m/fairness',
      title: 'fairness.title',
      skeleton: 'page',
      load: () => import('./features/fairness/FairnessScreen').then((module) => module.FairnessScreen),
    },
    {
      id: 'lottery',
      path: '/m/lottery',
      title: 'lottery.title',
      skeleton: 'page',
      load: () => import('./features/lottery-lobby/LotteryScreen').then((module) => module.LotteryScreen),
    },
    {
      id: 'moreLottery',
      path: '/m/moreLottery',
      title: 'lottery.moreTitle',
      bottomMenu: false,
      skeleton: 'page',
      load: () =>
        import('./features/more-lottery/MoreLotteryScreen').then((module) => module.MoreLotteryScreen),
    },
    {
      id: 'startLottery',
      path: '/m/startLottery',
      title: 'lottery.startTitle',
      skeleton: 'page',
      load: () =>
        import('./features/start-lottery/StartLotteryScreen').then((module) => module.StartLotteryScreen),
    },
    {
      id: 'lotteryOrders',
      path: '/m/orders',
      title: 'orders.title',
      skeleton: 'list',
      load: () => import('./features/lottery-orders/OrdersScreen').then((module) => module.OrdersScreen),
    },
    {
      id: 'lotteryChase',
      path: '/m/chase',
      title: 'chase.title',
      skeleton: 'list',
      load: () => import('./features/lottery-chase/ChaseScreen').then((module) => module.ChaseScreen),
    },
    {
      id: 'lotteryResults',
      path: '/m/results',
      title: 'lottery.resultsTitle',
      skeleton: 'page',
      load: () => import('./features/lottery-results/ResultsScreen').then((module) => module.ResultsScreen),
    },
    {
      id: 'trend',
      path: '/m/trend',
      title: 'lottery.trendTitle',
      skeleton: 'page',
      load: () => import('./features/trend/TrendScreen').then((module) => module.TrendScreen),
    },
  ],
  slots: [
    {
      id: 'reality',
      slot: 'shell.overlay@1',
      order: 20,
      when: { auth: 'member' },
      wakesOn: ['plaza.launch'],
      load: () => import('./features/launch/RealityOverlay').then((module) => module.RealityOverlay),
    },
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
    {
      id: 'home.lottery',
      slot: 'home.lottery@1',
      order: 10,
      load: () => import('./features/home-games/HomeGames').then((module) => module.LotteryPlace),
    },
    { id: 'ledger-kinds', slot: 'ledger.kinds@1', order: 10, texts: 'ledgerKinds' },
  ],
})
