import { ContractScreen } from './ContractScreen'

/** `/m/member/agent/getHourContract`: contracts for an hourly salary (CONTRACT-2). */
export const HourlyContractScreen = () => <ContractScreen kind="hourly-salary" />
