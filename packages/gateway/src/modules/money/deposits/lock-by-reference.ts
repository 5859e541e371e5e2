import type { PaymentProvider } from '../../../kernel/carriers/payment-provider'
import type { Trx } from '../../../kernel/database/database'
import type { DepositRow } from './tables'

/** The order of a reference by one of a provider's methods, with its row locked. */
export const lockByReference = (
  trx: Trx,
  { methods }: PaymentProvider,
  { reference }: { reference: string },
): Promise<DepositRow | undefined> =>
  trx
    .selectFrom('deposits')
    .selectAll()
    .where('reference', '=', reference)
    .where(
      'method',
      'in',
      methods.map(({ code }) => code),
    )
    .forUpdate()
    .executeTakeFirst()
