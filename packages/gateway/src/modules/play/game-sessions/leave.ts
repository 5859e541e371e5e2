import type { Play } from '@plaza/contract'
import { CallFailure } from '../../../kernel/call-failure'
import type { SittingRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import type { Vendors } from '../vendors'
import { endSitting, showPlay } from './sittings'

/**
 * Asks the vendor to close what a sitting opened there, so that it settles what it can. A vendor that is away changes
 * nothing of the leaving: its late wins and rollbacks are taken afterwards.
 */
export async function closeAtVendor(gateway: Gateway, vendors: Vendors, sitting: SittingRow): Promise<void> {
  const { db, app } = gateway
  const link = await vendors.find(db.read, sitting.site, sitting.vendor)
  if (!link) return
  const sessions = await db.read
    .selectFrom('launch_tokens')
    .select('wallet_session')
    .where('sitting_id', '=', sitting.id)
    .where('wallet_session', 'is not', null)
    .execute()
  const close = async (session: string) => {
    try {
      await vendors.close(link, session)
    } catch (error) {
      const isExpected =
        error instanceof CallFailure || (error instanceof Error && error.name === 'VendorRefusal')
      app.log[isExpected ? 'warn' : 'error']({ err: error, play: sitting.id }, 'vendor did not close')
    }
  }
  await Promise.all(sessions.map(({ wallet_session }) => close(wallet_session ?? '')))
}

/** Leaves a game: the vendor closes it, within 5 s, and the sitting ends. The same again answers the same. */
export async function leaveGame(
  gateway: Gateway,
  vendors: Vendors,
  sitting: SittingRow,
  now: number,
): Promise<Play> {
  if (sitting.ended_at === null) await closeAtVendor(gateway, vendors, sitting)
  const ended = await gateway.db.transaction((trx) => endSitting(trx, sitting.id, now))
  return showPlay(gateway.db.read, ended)
}
