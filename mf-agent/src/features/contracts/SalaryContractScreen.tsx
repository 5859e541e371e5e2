import { ContractScreen } from './ContractScreen'

/** `/m/member/agent/getSalaryContract`: contracts for a daily salary (CONTRACT-2). */
export const SalaryContractScreen = () => <ContractScreen kind="daily-salary" />
