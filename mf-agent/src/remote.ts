import { typesWithoutAgency, typesWithoutContracts } from '@plaza/contract/identity'
import { defineRemote, type RouteDefinition } from '@plaza/federation'
import { contractRoutes } from './routes/contracts'
import { teamRoutes } from './routes/team'
import { teamListRoutes } from './routes/team-list'

/** Every page here turns some accounts away by itself, so it waits until the account is known. */
const decidesByAccount = (route: RouteDefinition): RouteDefinition => ({ ...route, waitsForAccount: true })

const routes: RouteDefinition[] = [
  {
    id: 'agent',
    path: '/m/agent',
    title: 'home.title',
    load: () => import('./features/agent-home/AgentHomeScreen').then((module) => module.AgentHomeScreen),
    back: '/m/member/home',
    header: false,
    bottomMenu: false,
    skeleton: 'page',
  },
  {
    id: 'open-account',
    path: '/m/agentRegister',
    title: 'open.title',
    load: () =>
      import('./features/open-account/OpenAccountScreen').then((module) => module.OpenAccountScreen),
    back: '/m/agent',
    skeleton: 'form',
  },
  {
    id: 'rates',
    path: '/m/member/agent/agentRebeat',
    title: 'rates.title',
    load: () => import('./features/rates/RatesScreen').then((module) => module.RatesScreen),
    back: '/m/agent',
    skeleton: 'list',
  },
  ...teamRoutes,
  {
    id: 'rebate-income',
    path: '/m/member/teamRebate',
    title: 'income.title',
    load: () =>
      import('./features/rebate-income/RebateIncomeScreen').then((module) => module.RebateIncomeScreen),
    back: '/m/agent',
    skeleton: 'list',
  },
  ...contractRoutes,
  ...teamListRoutes,
  {
    id: 'downline-transfer',
    path: '/m/member/agent/transfer',
    title: 'downline.title',
    load: () => import('./features/downline-transfer/TransferScreen').then((module) => module.TransferScreen),
    back: '/m/agent',
    skeleton: 'form',
  },
  {
    id: 'envelope',
    path: '/m/member/agent/envelope',
    title: 'envelopes.title',
    load: () => import('./features/envelopes/EnvelopeScreen').then((module) => module.EnvelopeScreen),
    back: '/m/redRain',
    skeleton: 'form',
  },
  {
    id: 'agent-notices',
    path: '/m/member/notice',
    title: 'notices.title',
    load: () => import('./features/notices/AgentNoticesScreen').then((module) => module.AgentNoticesScreen),
    back: '/m/agent',
    bottomMenu: false,
    skeleton: 'list',
  },
]

/**
 * What mf-agent contributes. The screen itself turns away accounts without an agency, so that it can say why (AGENT-1).
 */
export const remote = defineRemote({
  name: 'mf-agent',
  contract: {
    says: ['toast', 'notice:unread', 'money:inflight', 'session:required'],
    hears: [
      'session:changed',
      'language:changed',
      'balance:changed',
      'notice:unread',
      'contract:changed',
      'team:changed',
      'stream:lost',
      'dividend:changed',
      'envelope:changed',
      'stream:restored',
    ],
  },
  events: async () => {
    const { contractChanged, dividendChanged, envelopeChanged, teamChanged } =
      await import('@plaza/contract/agency')
    return [contractChanged, dividendChanged, envelopeChanged, teamChanged]
  },
  storage: [
    /** Idempotency key and content of money that is on its way from the agent. Kept until the gateway has answered. */
    { key: 'plaza.intent.mf-agent', area: 'session', clearedBy: 'logout' },
  ],
  routes: routes.map(decidesByAccount),
  slots: [
    {
      id: 'contract-prompts',
      slot: 'shell.overlay@1',
      order: 10,
      load: () =>
        import('./features/contract-prompts/ContractPrompts').then((module) => module.ContractPrompts),
      when: { auth: 'member', excludeTypes: [...typesWithoutContracts] },
    },
    {
      id: 'envelopes',
      slot: 'member.red-rain@1',
      order: 10,
      load: () => import('./features/envelopes/EnvelopesPart').then((module) => module.EnvelopesPart),
      when: { auth: 'member' },
    },
    {
      id: 'tile-agent',
      slot: 'member.tiles@1',
      order: 10,
      label: 'tile.agent',
      icon: 'users',
      route: '/m/agent',
      when: { auth: 'member', excludeTypes: [...typesWithoutAgency] },
    },
    {
      id: 'tile-team-overview',
      slot: 'agent.tiles@1',
      order: 10,
      label: 'tile.overview',
      icon: 'chart',
      route: '/m/agent/team/overview',
    },
    {
      id: 'tile-team-transactions',
      slot: 'agent.tiles@1',
      order: 20,
      label: 'tile.transactions',
      icon: 'receipt',
      route: '/m/agent/team/transactions',
    },
    {
      id: 'tile-team-profit-and-loss',
      slot: 'agent.tiles@1',
      order: 50,
      label: 'tile.profitAndLoss',
      icon: 'scale',
      route: '/m/agent/team/pnl',
    },
    {
      id: 'tile-team',
      slot: 'agent.tiles@1',
      order: 30,
      label: 'tile.team',
      icon: 'users',
      route: '/m/member/team',
    },
    {
      id: 'tile-team-betting',
      slot: 'agent.tiles@1',
      order: 60,
      label: 'tile.betting',
      icon: 'ticket',
      route: '/m/teamBetting',
    },
    {
      id: 'agent-rates',
      slot: 'agent.tiles@1',
      order: 70,
      label: 'tile.rates',
      icon: 'percent',
      route: '/m/member/agent/agentRebeat',
    },
    {
      id: 'tile-rebate-income',
      slot: 'agent.tiles@1',
      order: 80,
      label: 'tile.rebateIncome',
      icon: 'chart-bars',
      route: '/m/member/teamRebate',
    },
    {
      id: 'salary-contracts',
      slot: 'agent.tiles@1',
      order: 82,
      label: 'tile.salary',
      icon: 'handshake',
      route: '/m/member/agent/getSalaryContract',
    },
    {
      id: 'hourly-contracts',
      slot: 'agent.tiles@1',
      order: 84,
      label: 'tile.hourly',
      icon: 'clock',
      route: '/m/member/agent/getHourContract',
    },
    {
      id: 'dividend-contracts',
      slot: 'agent.tiles@1',
      order: 86,
      label: 'tile.dividend',
      icon: 'coins',
      route: '/m/member/agent/getDevidendContract',
    },
    { id: 'ledger-kinds', slot: 'ledger.kinds@1', order: 10, texts: 'ledgerKinds' },
  ],
})
