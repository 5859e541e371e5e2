import type { AnswerOf } from '@plaza/contract/kernel'
import type { contractReminderCall, ContractKind as AnyContract } from '@plaza/contract/agency'

/** Contracts that may wait for an answer, in the order of their prompts. */
export const contractKinds = ['salary', 'dividend', 'hourly'] as const
export type ContractKind = (typeof contractKinds)[number]

const fields = {
  salary: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const

/** The prompt of each kind of contract. */
export const kindOfContract: Readonly<Record<AnyContract, ContractKind>> = {
  'daily-salary': 'salary',
  dividend: 'dividend',
  'hourly-salary': 'hourly',
}

/** Page of a contract (CONTRACT-1). */
export const contractPaths: Readonly<Record<ContractKind, string>> = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourly: '/m/member/agent/getHourContract',
}

/** Which contracts are pending: each field that is not empty (CONTRACT-1). */
export const pendingContracts = (reminder: AnswerOf<typeof contractReminderCall>): ContractKind[] =>
  contractKinds.filter((kind) => reminder[fields[kind]] !== '')
