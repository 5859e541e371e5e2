// How both sides sign
export { type SignedCall, signedText, versionedSignature, readVersionedSignature } from './signed-call'

// What a vendor calls
export {
  walletActions,
  type WalletAction,
  walletPath,
  walletHeaders,
  walletSignatureMs,
  launchTokenMs,
  walletSessionSchema,
  walletSessionAnswerSchema,
  walletBalanceSchema,
  walletBetSchema,
  walletWinSchema,
  walletRollbackSchema,
  walletRoundSchema,
  walletRoundAnswerSchema,
  mostPools,
  walletPoolSchema,
  walletJackpotsSchema,
  walletErrors,
  type WalletError,
  walletAnswerSchema,
  type WalletAnswer,
  walletFailureSchema,
} from './wallet-api'

// What a vendor serves
export {
  type OperatorAction,
  operatorPath,
  operatorCloseSchema,
  operatorCloseAnswerSchema,
  operatorSeedsSchema,
  operatorRotateSchema,
  operatorSeedsAnswerSchema,
  operatorBalanceSchema,
  operatorBalanceAnswerSchema,
  operatorTransferSchema,
  operatorTransferAskedSchema,
  operatorTransferAnswerSchema,
  type OperatorTransferAnswer,
  operatorFailureSchema,
  playAddress,
} from './operator-api'
