import type { walletSessionAnswerSchema, walletSessionSchema } from '@plaza/contract/vendors'
import type * as z from 'zod/mini'
import type { Trx } from '../../../kernel/database/database'
import { readBalance } from '../../../kernel/ledger'
import { newSecret } from '../../../kernel/security/secrets'
import { readMember } from '../../identity/directory'
import { isSignedIn } from '../../identity/session'
import { spendLaunchToken } from '../game-sessions'
import { readGame } from '../games'
import { platformOf, playerOf } from '../vendors'
import type { Caller } from './check-caller'
import { WalletFailure } from './wallet-failure'

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
  const { vendor, sites, walletSites } = caller
  const presented = { token: asked.token, vendor, sites, userAgent: asked.userAgent, walletSession: session }
  const row = await spendLaunchToken(trx, presented, now)
  if (!row || !(await isSignedIn(trx, row.session_id, now))) throw new WalletFailure('RS_ERROR_INVALID_TOKEN')
  const platform = await platformOf(trx, row.site, row.vendor)
  const game = await readGame(trx, row.site, row.node_id)
  if (platform === undefined || !game) throw new WalletFailure('RS_ERROR_INVALID_TOKEN')
  if ((await readMember(trx, row.member_id)).blocked) throw new WalletFailure('RS_ERROR_USER_DISABLED')
  if (game.engine === null) throw new WalletFailure('RS_ERROR_GAME_DISABLED')
  const hasWallets = walletSites.includes(row.site)
  const owner = { memberId: row.member_id, merchant: row.merchant, currency: row.currency }
  const { wallets } = await readBalance(trx, owner, now)
  const main = wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
  return {
    status: 'OK',
    session,
    player: await playerOf(trx, row.member_id, platform, now),
    mode: row.mode,
    currency: row.currency,
    // Practice money is the vendor's own, and so are wallets of transfer type: the vendor learns nothing about the wallet.
    balanceMinor: row.mode === 'real' && !hasWallets ? main : 0,
    ...(hasWallets && { wallet: 'transfer' as const }),
    language: row.language,
    game: {
      gameId: game.game_id,
      name: game.name,
      engine: game.engine,
      tint: game.tint,
      minBetMinor: game.min_bet_minor ?? 1,
      maxBetMinor: game.max_bet_minor ?? 1_000_000_000,
    },
    operatorOrigin: row.origin,
  }
}
