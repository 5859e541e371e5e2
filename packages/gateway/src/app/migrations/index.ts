import type { Migration } from 'kysely'
import { captchaMigrations } from '../../modules/identity/captcha'
import { directoryMigrations } from '../../modules/identity/directory'
import { verificationMigrations } from '../../modules/identity/verification'
import { paymentPasswordMigrations } from '../../modules/money/payment-password'
import { adjustmentMigrations } from '../../modules/money/adjustments'
import { depositMigrations } from '../../modules/money/deposits'
import { depositPromotionMigrations } from '../../modules/money/deposit-promotions'
import { demoBankMigrations } from '../../modules/money/demo-bank'
import { depositLimitMigrations } from '../../modules/money/deposit-limits'
import { payoutAccountMigrations } from '../../modules/money/payout-accounts'
import { voucherMigrations } from '../../modules/money/vouchers'
import { orderMigrations } from '../../modules/money/orders'
import { reviewTakeMigrations } from '../../modules/money/review-takes'
import { suspenseMigrations } from '../../modules/money/suspense'
import { turnoverMigrations } from '../../modules/money/turnover'
import { drawsMigrations } from '../../modules/lottery/draws'
import { uplineTransferMigrations } from '../../modules/money/upline-transfer'
import { withdrawalMigrations } from '../../modules/money/withdrawals'
import { vendorTransferMigrations } from '../../modules/money/vendor-transfers'
import { vendorWalletMigrations } from '../../modules/money/vendor-wallet'
import { gamesMigrations } from '../../modules/play/games'
import { gameSessionMigrations } from '../../modules/play/game-sessions'
import { betsMigrations } from '../../modules/lottery/bets'
import { chaseMigrations } from '../../modules/lottery/chases'
import { messagesMigrations } from '../../modules/site/messages'
import { uploadMigrations } from '../../modules/site/uploads'
import { auditMigrations } from '../../kernel/audit'
import { ledgerMigrations } from '../../kernel/ledger'
import { operatorMigrations } from '../../kernel/operators'
import { collectMigrations } from './collect-migrations'
import { core } from './0001-core'
import { world } from './0002-world'
import { codes } from './0003-codes'
import { registration } from './0004-registration'
import { front } from './0005-front'
import { games } from './0006-games'
import { play } from './0007-play'
import { liveRows } from './0008-live-rows'
import { walletBooking } from './0009-wallet-booking'
import { accounts } from './0010-accounts'
import { presence } from './0011-presence'
import { money } from './0012-money'
import { hostsAndKeys } from './0013-hosts-and-keys'

/** The first migrations, from before each module had its own. They span modules and are never changed. */
export const firstMigrations: Record<string, Migration> = {
  '0001-core': core,
  '0002-world': world,
  '0003-codes': codes,
  '0004-registration': registration,
  '0005-front': front,
  '0006-games': games,
  '0007-play': play,
  '0008-live-rows': liveRows,
  '0009-wallet-booking': walletBooking,
  '0010-accounts': accounts,
  '0011-presence': presence,
  '0012-money': money,
  '0013-hosts-and-keys': hostsAndKeys,
}

/** All migrations: the first ones by their numbers, then those of the modules by their times. */
export const migrations = collectMigrations(firstMigrations, [
  operatorMigrations,
  directoryMigrations,
  captchaMigrations,
  verificationMigrations,
  orderMigrations,
  depositLimitMigrations,
  demoBankMigrations,
  depositMigrations,
  depositPromotionMigrations,
  voucherMigrations,
  suspenseMigrations,
  reviewTakeMigrations,
  paymentPasswordMigrations,
  payoutAccountMigrations,
  withdrawalMigrations,
  adjustmentMigrations,
  turnoverMigrations,
  drawsMigrations,
  vendorWalletMigrations,
  uplineTransferMigrations,
  vendorTransferMigrations,
  gamesMigrations,
  gameSessionMigrations,
  betsMigrations,
  chaseMigrations,
  messagesMigrations,
  uploadMigrations,
  auditMigrations,
  ledgerMigrations,
])
