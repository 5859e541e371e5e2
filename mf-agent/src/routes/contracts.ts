import { typesWithoutContracts } from '@plaza/contract/identity'
import type { RouteDefinition } from '@plaza/federation'

/** Who may have contracts (CONTRACT-1). */
const when = { auth: 'member', excludeTypes: [...typesWithoutContracts] } as const

/** Pages of contracts between an agent and who stands directly below it (CONTRACT-2). */
export const contractRoutes: RouteDefinition[] = [
  {
    id: 'salary-contract',
    path: '/m/member/agent/getSalaryContract',
    title: 'contracts.titles.daily-salary',
    when,
    back: '/m/member/home',
    load: () =>
      import('../features/contracts/SalaryContractScreen').then((module) => module.SalaryContractScreen),
    skeleton: 'list',
  },
  {
    id: 'hourly-contract',
    path: '/m/member/agent/getHourContract',
    title: 'contracts.titles.hourly-salary',
    when,
    back: '/m/member/home',
    load: () =>
      import('../features/contracts/HourlyContractScreen').then((module) => module.HourlyContractScreen),
    skeleton: 'list',
  },
  {
    id: 'dividend-contract',
    path: '/m/member/agent/getDevidendContract',
    title: 'contracts.titles.dividend',
    when,
    back: '/m/member/home',
    load: () =>
      import('../features/contracts/DividendContractScreen').then((module) => module.DividendContractScreen),
    skeleton: 'list',
  },
  {
    id: 'dividends',
    path: '/m/member/agent/agentDivident',
    title: 'dividends.title',
    when,
    back: '/m/member/home',
    load: () => import('../features/dividends/DividendsScreen').then((module) => module.DividendsScreen),
    skeleton: 'list',
  },
]
