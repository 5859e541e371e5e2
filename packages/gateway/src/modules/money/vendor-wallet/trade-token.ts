import type { walletSessionAnswerSchema, walletSessionSchema } from '@plaza/contract/vendors'
import type * as z from 'zod/mini'
import type { Trx } from '../../../kernel/database/database'
import { readBalance } from '../../../kernel/ledger'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'
import { playerOf } from '../../play/vendors'
import type { Caller } from './check-caller'
import { WalletFailure } from './wallet-failure'

/** Uses up a valid token for the device that it was issued for. */
async function spendToken(
  trx: Trx,
  { vendor, sites }: Caller,
  { token, userAgent }: z.output<typeof walletSessionSchema>,
  walletSession: string,
  now: number,
) {
  const row = await trx
    .updateTable('launch_tokens as t')
    .from('play_sittings as s')
    .set({ used_at: now, wallet_session: walletSession })
    .whereRef('s.id', '=', 't.sitting_id')
    .where('t.token_hash', '=', hashSecret(token))
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('s.vendor', '=', vendor)
    .where('s.site', 'in', sites)
    .where('s.device_hash', '=', hashSecret(userAgent))
    .where('s.ended_at', 'is', null)
    .returning('s.id')
    .executeTakeFirst()
  if (!row) throw new WalletFailure('RS_ERROR_INVALID_TOKEN')
  return row.id
}

/**
 * Trades a launch token for a session: once, within its time, by the vendor and on the device that it was made for,
 * while the sign-in lives (LAUNCH-3). @throws WalletFailure `RS_ERROR_INVALID_TOKEN` and others.
 */
export async function tradeToken(
  trx: Trx,
  caller: Caller,
  asked: z.output<typeof walletSessionSchema>,
  now: number,
): Promise<z.input<typeof walletSessionAnswerSchema>> {
  const session = newSecret()
  const id = await spendToken(trx, caller, asked, session, now)
  const row = await trx
    .selectFrom('play_sittings as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .innerJoin('vendor_links as l', (join) =>
      join.onRef('l.merchant', '=', 's.site').onRef('l.vendor', '=', 's.vendor'),
    )
    .innerJoin('games as g', (join) =>
      join.onRef('g.merchant', '=', 's.site').onRef('g.node_id', '=', 's.node_id'),
    )
    .innerJoin('sessions as e', 'e.id', 's.session_id')
    .select(['s.merchant', 's.member_id', 's.mode', 's.currency', 's.language', 's.origin', 'm.blocked'])
    .select(['l.platform', 'g.game_id', 'g.name', 'g.engine', 'g.tint', 'g.min_bet_minor', 'g.max_bet_minor'])
    .select(['e.ended_at as signed_out_at', 'e.expires_at'])
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!row || row.signed_out_at !== null || row.expires_at <= now)
    throw new WalletFailure('RS_ERROR_INVALID_TOKEN')
  if (row.blocked) throw new WalletFailure('RS_ERROR_USER_DISABLED')
  if (row.engine === null) throw new WalletFailure('RS_ERROR_GAME_DISABLED')
  const owner = { memberId: row.member_id, merchant: row.merchant, currency: row.currency }
  const { wallets } = await readBalance(trx, owner, now)
  const main = wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
  return {
    status: 'OK',
    session,
    player: await playerOf(trx, row.member_id, row.platform, now),
    mode: row.mode,
    currency: row.currency,
    // Practice money is the vendor's own, so the vendor learns nothing of the wallet.
    balanceMinor: row.mode === 'real' ? main : 0,
    language: row.language,
    game: {
      gameId: row.game_id,
      name: row.name,
      engine: row.engine,
      tint: row.tint,
      minBetMinor: row.min_bet_minor ?? 1,
      maxBetMinor: row.max_bet_minor ?? 1_000_000_000,
    },
    operatorOrigin: row.origin,
  }
}
