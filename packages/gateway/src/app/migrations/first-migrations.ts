import type { Migration } from 'kysely'
import { inStoredCode } from '../../kernel/database/migrations'
import { core } from './0001-core'
import { world } from './0002-world'
import { codes } from './0003-codes'
import { registration } from './0004-registration'
import { front } from './0005-front'
import { games } from './0006-games'
import { play } from './0007-play'
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
  '0008-live-rows': inStoredCode,
  '0009-wallet-booking': walletBooking,
  '0010-accounts': accounts,
  '0011-presence': presence,
  '0012-money': money,
  '0013-hosts-and-keys': hostsAndKeys,
}
