import type { CredentialRevocation, NewCredential } from '../../../kernel/operators'
import type { DrawOperation, LotterySwitch } from '../../lottery/draws'
import type { Adjustment } from '../../money/adjustments'
import type { PaymentOperation } from '../../money/deposits'
import type { VoucherOperation } from '../../money/vouchers'
import type { SuspenseOperation } from '../../money/suspense'
import type { TransferSettlement } from '../../money/vendor-transfers'
import type { TransferDecision } from '../../money/upline-transfer'
import type { ReviewOperation } from '../../money/withdrawals'
import type { NewMerchant } from './create-merchant'
import type { Operation } from './operations'
import type { PlayOperation } from './play-operations'

/** Everything that the `plaza` command can change. */
export type AnyOperation =
  | NewCredential
  | CredentialRevocation
  | PaymentOperation
  | VoucherOperation
  | Operation
  | PlayOperation
  | SuspenseOperation
  | TransferDecision
  | TransferSettlement
  | ReviewOperation
  | Adjustment
  | NewMerchant
  | LotterySwitch
  | DrawOperation
