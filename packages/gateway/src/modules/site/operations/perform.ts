import type { Database } from '../../../kernel/database/database'
import { operate, type Operation } from './operations'
import { resolveSuspense, type SuspenseOperation } from '../../money/suspense'
import { createMerchant, type NewMerchant } from './create-merchant'
import { operatePlay, type PlayOperation } from './play-operations'

/** Everything that the `plaza` command can change. */
export type AnyOperation = Operation | PlayOperation | SuspenseOperation | NewMerchant

/**
 * Performs an operation.
 * @throws PlainError saying what is wrong.
 */
export async function perform(db: Database, operation: AnyOperation, now: number): Promise<void> {
  switch (operation.kind) {
    case 'flag':
    case 'promo':
    case 'setting':
      await operate(db, operation)
      return
    case 'suspense-credit':
    case 'suspense-return':
      return resolveSuspense(db, operation, now)
    case 'merchant-create':
      return createMerchant(db, operation, now)
    case 'limit':
    case 'vendor-maintenance':
    case 'vendor-countries':
    case 'vendor-key':
    case 'vendor-link':
      return operatePlay(db, operation, now)
  }
}
