import type { DepositUse } from '../deposit-limits'
import type { AnyCases } from '../../../kernel/operations/define-cases'
import type { AnyOperation } from '../../../kernel/operations/define-operation'
import type { AnyCommand } from '../../../kernel/terminal/define-command'
import { suspenseCases } from './suspense-cases'
import { suspenseCommands } from './suspense-commands'
import { suspenseOperations } from './suspense-operations'

/** What operators do with payments on hold, for the module that knows what counts as deposited. */
export function operateSuspense(use: DepositUse): {
  operations: AnyOperation[]
  cases: AnyCases
  commands: AnyCommand[]
} {
  const operations = suspenseOperations(use)
  return {
    operations: [operations.credit, operations.return],
    cases: suspenseCases(operations),
    commands: suspenseCommands(operations),
  }
}
