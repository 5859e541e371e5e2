import { hasRows } from '../../../kernel/database/has-rows'

/** Whether a merchant has contracts. */
export const hasContracts = hasRows({ table: 'contracts' })
