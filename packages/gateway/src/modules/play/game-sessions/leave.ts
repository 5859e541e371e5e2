import type { Play } from '@plaza/contract/play'
import { CallFailure } from '../../../kernel/call-failure'
import type { GameSessionRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import type { Trx } from '../../../kernel/database/database'
import { bringBack, inHandMs, isAutomatic, wantBack } from '../vendor-transfers'
import type { Vendors } from '../vendors'
import { endGameSession, showPlay } from './game-sessions'

/**
 * Asks the vendor to close what a game session opened there, so that it settles open rounds. An unreachable vendor does
 * not prevent leaving: its late wins and rollbacks are booked afterwards.
 */
export async function closeAtVendor(
  gateway: Gateway,
  vendors: Vendors,
  gameSession: GameSessionRow,
): Promise<void> {
  const { db, app } = gateway
  const link = await vendors.find(db.read, gameSession.site, gameSession.vendor)
  if (!link) return
  const sessions = await db.read
    .selectFrom('launch_tokens')
    .select('wallet_session')
    .where('sitting_id', '=', gameSession.id)
    .where('wallet_session', 'is not', null)
    .execute()
  const close = async (session: string) => {
    try {
      await vendors.close(link, session)
    } catch (error) {
      const isExpected =
        error instanceof CallFailure || (error instanceof Error && error.name === 'VendorRefusal')
      app.log[isExpected ? 'warn' : 'error']({ err: error, play: gameSession.id }, 'vendor did not close')
    }
  }
  await Promise.all(sessions.map(({ wallet_session }) => close(wallet_session ?? '')))
}

/** Ends a game session; money that was moved to its vendor is brought back from `bringsBackAt` (ms) on (WALLET-2). */
export async function endAndBringBack(
  trx: Trx,
  { id, member_id: memberId, merchant, site, vendor, mode, ended_at: endedBefore }: GameSessionRow,
  { now, bringsBackAt }: { now: number; bringsBackAt: number },
): Promise<{ ended: GameSessionRow; wallets: Awaited<ReturnType<typeof wantBack>> }> {
  const ended = await endGameSession(trx, id, now)
  const isLeft = endedBefore === null && mode === 'real'
  const comesBack = isLeft && (await isAutomatic(trx, { memberId, merchant, site }))
  return { ended, wallets: comesBack ? await wantBack(trx, { memberId, vendor }, bringsBackAt) : [] }
}

/** Leaves a game: the vendor closes it within 5 s and the game session ends. A repetition returns the same result. */
export async function leaveGame(
  gateway: Gateway,
  vendors: Vendors,
  gameSession: GameSessionRow,
  now: number,
): Promise<Play> {
  if (gameSession.ended_at === null) await closeAtVendor(gateway, vendors, gameSession)
  const { ended, wallets } = await gateway.db.transaction((trx) =>
    endAndBringBack(trx, gameSession, { now, bringsBackAt: now + inHandMs }),
  )
  await Promise.all(wallets.map((wallet) => bringBack(gateway, vendors, wallet)))
  return showPlay(gateway.db.read, ended)
}
