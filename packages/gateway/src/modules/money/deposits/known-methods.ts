import type { PaymentMethod } from '../../../kernel/carriers/payment-provider'
import { chainMethods } from '../chain-demo'
import { demoBankMethod } from '../demo-bank'
import { pspMethods } from '../psp-demo'
import { agentAdapter, voucherAdapter } from './house-methods'

/** Every method that an adapter of this release serves, for the operator's command. */
export const knownMethods: readonly PaymentMethod[] = [
  demoBankMethod,
  ...pspMethods,
  ...chainMethods,
  ...voucherAdapter.methods,
  ...agentAdapter.methods,
]
