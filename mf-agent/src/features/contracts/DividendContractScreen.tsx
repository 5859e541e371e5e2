import { ContractScreen } from './ContractScreen'

/** `/m/member/agent/getDevidendContract`: contracts for a dividend (CONTRACT-2). */
export const DividendContractScreen = () => <ContractScreen kind="dividend" />
