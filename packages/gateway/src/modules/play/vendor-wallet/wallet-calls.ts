import type {
  WalletAnswer,
  walletBalanceSchema,
  walletBetSchema,
  walletJackpotsSchema,
  walletRollbackSchema,
  walletRoundAnswerSchema,
  walletRoundSchema,
  walletSessionAnswerSchema,
  walletSessionSchema,
  walletWinSchema,
} from '@plaza/contract/vendors'
import type * as z from 'zod/mini'
import type { Gateway } from '../../../kernel/gateway'
import { framesForDatabase, limitFrames } from '../../stakes/limits'
import { idleMs, renewSession, touchMs } from '../../identity/session'
import { balanceBooking, betBooking, rollbackBooking, winBooking, type Days } from './bookings'
import type { Caller } from './check-caller'
import { inTurn } from '../../../kernel/in-turn'
import { runBooking } from './run-booking'
import { saveJackpots } from './save-jackpots'
import { saveRound } from './save-round'
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
  round(
    caller: Caller,
    round: z.output<typeof walletRoundSchema>,
  ): Promise<z.input<typeof walletRoundAnswerSchema>>
  jackpots(caller: Caller, reported: z.output<typeof walletJackpotsSchema>): Promise<{ status: 'OK' }>
}

/** The wallet's calls over the database of a gateway. Each is one transaction, rolled back when it is refused. */
export function walletCalls({ db, clock, merchants }: Gateway): WalletCalls {
  const turn = inTurn()
  const timeZoneOf = async (site: string) => (await merchants.find(site))?.settings.timeZone ?? 'UTC'
  const daysOf = async (sites: string[], now: number): Promise<Days> => {
    const days: Days = {}
    for (const site of sites) {
      const frames = limitFrames(await timeZoneOf(site), now)
      days[site] = { name: frames.day.name, frames: framesForDatabase(frames) }
    }
    return days
  }

  return {
    session: (caller, asked) => db.transaction((trx) => tradeToken(trx, caller, asked, clock.now())),
    balance: async (caller, asked) => {
      const now = clock.now()
      const booking = balanceBooking({ caller, now }, asked)
      return (await turn(asked.session, () => runBooking(db, booking, now))).answer
    },
    bet: async (everywhere, bet) => {
      // Where games are played from wallets at the vendor, no stake is taken here.
      const caller = {
        ...everywhere,
        sites: everywhere.sites.filter((site) => !everywhere.walletSites.includes(site)),
      }
      const now = clock.now()
      const days = await daysOf(caller.sites, now)
      const booking = betBooking({ caller, now }, bet, { days, renewBefore: now + idleMs - touchMs })
      const { answer, stale } = await turn(bet.session, () => runBooking(db, booking, now))
      if (stale !== null) await renewSession(db.write, stale, now)
      return answer
    },
    win: async (caller, win) => {
      const now = clock.now()
      const booking = winBooking({ caller, now }, win, await daysOf(caller.sites, now))
      return (await turn(win.session, () => runBooking(db, booking, now))).answer
    },
    rollback: async (caller, rollback) => {
      const now = clock.now()
      const booking = rollbackBooking({ caller, now }, rollback)
      return (await turn(rollback.session, () => runBooking(db, booking, now))).answer
    },
    round: async (caller, round) => {
      const zones = new Map<string, string>()
      for (const site of caller.walletSites) zones.set(site, await timeZoneOf(site))
      const at = { now: clock.now(), timeZoneOf: (site: string) => zones.get(site) ?? 'UTC' }
      return turn(round.session, () =>
        db.transaction((trx) => saveRound(trx, { ...caller, sites: caller.walletSites }, round, at)),
      )
    },
    jackpots: async (caller, reported) => {
      await db.transaction((trx) => saveJackpots(trx, caller, reported, clock.now()))
      return { status: 'OK' }
    },
  }
}
