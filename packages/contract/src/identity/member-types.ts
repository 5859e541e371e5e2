/** Member (customer) types that rules refer to (TRIAL-2). */
export const memberTypes = {
  player: 0,
  agent: 1,
  subAgent: 2,
  trial: 4,
  staff: 40,
  tester: 41,
  robot: 42,
} as const

/** Types without an agency, which never enter the agent area (AGENT-1). */
export const typesWithoutAgency: readonly number[] = [0, 4, 40]
/** Types that never get contract prompts (CONTRACT-1). */
export const typesWithoutContracts: readonly number[] = [4, 40, 41, 42]

/** Whether a member of this type may enter the agent area (AGENT-1). */
export const mayEnterAgency = (type: number): boolean => !typesWithoutAgency.includes(type)
