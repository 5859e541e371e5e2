/** Tiles of the agent's home by the page that each opens, as a merchant's whitelist names them (AGENT-3). */
export const agentMenuEntries = {
  '/m/agent/team/overview': 'overview',
  '/m/agent/team/transactions': 'transactions',
  '/m/member/team': 'team',
  '/m/redRain': 'redRain',
  '/m/agent/team/pnl': 'profitAndLoss',
  '/m/teamBetting': 'betting',
  '/m/member/agent/agentRebeat': 'rebateSettings',
  '/m/member/teamRebate': 'rebateIncome',
  '/m/member/agent/getSalaryContract': 'salaryContracts',
  '/m/member/agent/getHourContract': 'hourlyContracts',
  '/m/member/agent/getDevidendContract': 'dividendContracts',
  '/m/securityCenter': 'security',
  '/m/webEmail': 'mail',
} as const

/** What the agent's home reads of a merchant's public settings. */
export interface AgentSettings {
  agentMenu?: readonly string[] | undefined
  agentDividends?: boolean | undefined
}

/**
 * Whether a merchant's whitelist allows a tile of the agent's home (AGENT-3). Without a whitelist all are allowed; a page that the
 * table does not name goes by its path.
 */
export function isOnAgentMenu({ agentMenu }: AgentSettings, route: string): boolean {
  if (agentMenu === undefined) return true
  const entries: Readonly<Record<string, string>> = agentMenuEntries
  return agentMenu.includes(Object.hasOwn(entries, route) ? (entries[route] ?? route) : route)
}
