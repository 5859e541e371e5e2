import type {
  WalletAnswer,
  walletBalanceSchema,
  walletBetSchema,
  walletJackpotsSchema,
  walletRollbackSchema,
  walletSessionAnswerSchema,
  walletSessionSchema,
  walletWinSchema,
} from '@plaza/contract'
import type * as z from 'zod/mini'
import type { Trx } from '../../db/database'
import { readBalance } from '../../db/ledger'
import type { Gateway } from '../../gateway'
import { daySpanAt } from '../play/play-day'
import { dayIn } from '../registration/age'
import { asWalletFailure, bookBet } from './book-bet'
import { bookRollback } from './book-rollback'
import { bookWin } from './book-win'
import type { Caller } from './check-caller'
import { lockPlay, type LockedPlay } from './locked-play'
import { takeJackpots } from './take-jackpots'
import { tradeToken } from './trade-token'

/** The wallet's calls, by a vendor whose signature was checked. */
export interface WalletCalls {
  session(
    caller: Caller,
    asked: z.output<typeof walletSessionSchema>,
  ): Promise<z.input<typeof walletSessionAnswerSchema>>
  balance(caller: Caller, asked: z.output<typeof walletBalanceSchema>): Promise<WalletAnswer>
  bet(caller: Caller, bet: z.output<typeof walletBetSchema>): Promise<WalletAnswer>
  win(caller: Caller, win: z.output<typeof walletWinSchema>): Promise<WalletAnswer>
  rollback(caller: Caller, rollback: z.output<typeof walletRollbackSchema>): Promise<WalletAnswer>
  jackpots(caller: Caller, told: z.output<typeof walletJackpotsSchema>): Promise<{ status: 'OK' }>
}

async function walletAnswer(trx: Trx, play: LockedPlay, now: number): Promise<WalletAnswer> {
  const { wallets, currency, version } = await readBalance(trx, play, now)
  const balanceMinor = wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
  return { status: 'OK', balanceMinor, currency, balanceVersion: version, at: now }
}

/** The wallet's calls over the database of a gateway. Each is one transaction, and undone when it is refused. */
export function walletCalls({ db, clock, merchants }: Gateway): WalletCalls {
  /** Zone of each merchant: looked up before the transaction, inside of which the pool is refused. */
  const zonesOf = async (sites: string[]): Promise<(play: LockedPlay) => string> => {
    const found = await Promise.all(sites.map((site) => merchants.find(site)))
    return ({ site }) => found.find((one) => one?.code === site)?.settings.timeZone ?? 'UTC'
  }

  const booked = async (
    caller: Caller,
    asked: { session: string; player: string },
    book: (trx: Trx, play: LockedPlay, now: number) => Promise<void>,
  ): Promise<WalletAnswer> => {
    const now = clock.now()
    try {
      return await db.transaction(async (trx) => {
        const play = await lockPlay(trx, caller, { ...asked, now })
        await book(trx, play, now)
        return walletAnswer(trx, play, now)
      })
    } catch (error) {
      throw asWalletFailure(error)
    }
  }

  return {
    session: (caller, asked) => db.transaction((trx) => tradeToken(trx, caller, asked, clock.now())),
    balance: (caller, asked) => booked(caller, asked, () => Promise.resolve()),
    bet: async (caller, bet) => {
      const zoneOf = await zonesOf(caller.sites)
      return booked(caller, bet, (trx, play, now) =>
        bookBet(trx, play, bet, { now, day: () => daySpanAt(zoneOf(play), now) }),
      )
    },
    win: async (caller, win) => {
      const zoneOf = await zonesOf(caller.sites)
      return booked(caller, win, (trx, play, now) =>
        bookWin(trx, play, win, { now, dayName: () => dayIn(zoneOf(play), now) }),
      )
    },
    rollback: (caller, rollback) =>
      booked(caller, rollback, (trx, play, now) => bookRollback(trx, play, rollback, now)),
    jackpots: async (caller, told) => {
      await db.transaction((trx) => takeJackpots(trx, caller, told, clock.now()))
      return { status: 'OK' }
    },
  }
}
