import { typesWithoutAgency, typesWithoutContracts } from '@plaza/contract/identity'
import { defineRemote } from '@plaza/federation'
import { contractRoutes } from './routes/contracts'

/**
 * What mf-agent contributes. The screen itself turns away accounts without an agency, so that it can say why (AGENT-1).
 */
export const remote = defineRemote({
  name: 'mf-agent',
  contract: {
    says: ['toast', 'notice:unread'],
    hears: [
      'session:changed',
      'language:changed',
      'balance:changed',
      'notice:unread',
      'contract:changed',
      'stream:restored',
    ],
  },
  events: async () => [(await import('@plaza/contract/agency')).contractChanged],
  routes: [
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
    ...contractRoutes,
    {
      id: 'agent-notices',
      path: '/m/member/notice',
      title: 'notices.title',
      load: () => import('./features/notices/AgentNoticesScreen').then((module) => module.AgentNoticesScreen),
      back: '/m/agent',
      bottomMenu: false,
      skeleton: 'list',
    },
  ],
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
      id: 'tile-agent',
      slot: 'member.tiles@1',
      order: 10,
      label: 'tile.agent',
      icon: 'users',
      route: '/m/agent',
      when: { auth: 'member', excludeTypes: [...typesWithoutAgency] },
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
