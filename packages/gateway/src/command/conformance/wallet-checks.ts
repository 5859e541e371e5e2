import { walletPath, walletSignatureMs } from '@plaza/contract/vendors'
import { generateKeyPairSync } from 'node:crypto'
import { must, type Check } from './check'
import type { WalletPlayer } from './wallet-player'

const parallel = 20

const signature = (player: WalletPlayer): Check[] => {
  const body = { session: 'none', player: 'none' }
  const refused = async (status: string, more: Parameters<WalletPlayer['post']>[2]) => {
    const answer = await player.post('balance', body, more)
    must(answer.status === 401, `expected HTTP 401, found ${answer.status}`)
    must(answer.body['status'] === status, `expected ${status}, found ${JSON.stringify(answer.body)}`)
  }
  const unknownKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  return [
    { name: 'an unsigned call is refused', run: () => refused('RS_ERROR_INVALID_SIGNATURE', { key: null }) },
    {
      name: 'a call signed by another key is refused',
      run: () => refused('RS_ERROR_INVALID_SIGNATURE', { key: unknownKey() }),
    },
    {
      name: 'a call signed too long ago is refused',
      run: () => refused('RS_ERROR_STALE', { at: Date.now() - walletSignatureMs - 5_000 }),
    },
    {
      name: 'a call signed for another action is refused',
      run: () => {
        const { url, vendor } = player.target
        return refused('RS_ERROR_INVALID_SIGNATURE', { signedFor: `${url}${walletPath(vendor, 'rollback')}` })
      },
    },
  ]
}

const session = (player: WalletPlayer): Check[] => [
  {
    name: 'a launch token does not work on another device',
    run: () => {
      const { token, userAgent } = player.target
      return player.refused('session', { token, userAgent: `${userAgent} other` }, 'RS_ERROR_INVALID_TOKEN')
    },
  },
  {
    name: 'a launch token is traded for a session with money',
    run: async () => {
      await player.openSession()
      const { mode, balanceMinor, game } = player.session()
      must(mode === 'real', 'launch the game for money, not as a demo')
      must(balanceMinor >= 10 * game.minBetMinor, 'the player needs ten times the smallest bet')
    },
  },
  {
    name: 'a launch token works once',
    run: () => {
      const { token, userAgent } = player.target
      return player.refused('session', { token, userAgent }, 'RS_ERROR_INVALID_TOKEN')
    },
  },
  {
    name: 'an unknown session is refused',
    run: () =>
      player.refused('bet', { ...player.round().bet(1), session: 'unknown' }, 'RS_ERROR_INVALID_SESSION'),
  },
  {
    name: 'a player other than the session’s is refused',
    run: () =>
      player.refused('bet', { ...player.round().bet(1), player: 'another' }, 'RS_ERROR_WRONG_PLAYER'),
  },
  {
    name: 'a currency other than the session’s is refused',
    run: () =>
      player.refused('bet', { ...player.round().bet(1), currency: 'XTS' }, 'RS_ERROR_WRONG_CURRENCY'),
  },
]

/** Runs `play` and checks that the balance changed by the amount that it returns. */
const balanced = (player: WalletPlayer, name: string, play: (stake: number) => Promise<number>): Check => ({
  name,
  run: async () => {
    const before = await player.balance()
    const change = await play(player.session().game.minBetMinor)
    const after = await player.balance()
    must(after === before + change, `the balance went from ${before} to ${after}, not by ${change}`)
  },
})

const money = (player: WalletPlayer): Check[] => [
  balanced(player, 'a bet is debited once, however often it is sent', async (stake) => {
    const { bet, win } = player.round()
    const sent = bet(stake)
    const first = await player.ok('bet', sent)
    const again = await player.ok('bet', sent)
    must(again.balanceMinor === first.balanceMinor, 'the same bet was answered with another balance')
    await player.ok('win', win(sent.transaction, 0, true))
    return -stake
  }),
  balanced(player, 'a repeated transaction with other content is refused', async (stake) => {
    const { bet, win } = player.round()
    const sent = bet(stake)
    await player.ok('bet', sent)
    await player.refused('bet', { ...sent, amountMinor: stake + 1 }, 'RS_ERROR_DUPLICATE_TRANSACTION')
    await player.refused('bet', { ...sent, round: `${sent.round}-2` }, 'RS_ERROR_DUPLICATE_TRANSACTION')
    await player.ok('win', win(sent.transaction, 0, true))
    return -stake
  }),
  balanced(player, 'a win is credited once, and closes its round', async (stake) => {
    const { bet, win } = player.round()
    const sent = bet(stake)
    await player.ok('bet', sent)
    const paid = win(sent.transaction, 2 * stake, true)
    await player.ok('win', paid)
    await player.ok('win', paid)
    await player.refused('win', win(sent.transaction, stake, true), 'RS_ERROR_ROUND_CLOSED')
    await player.refused('bet', bet(stake), 'RS_ERROR_ROUND_CLOSED')
    return stake
  }),
  balanced(player, 'a win without its bet is refused', async (stake) => {
    await player.refused(
      'win',
      player.round().win('no-such-bet', stake, true),
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    )
    return 0
  }),
  balanced(player, 'a rollback gives a bet back once; its win is refused', async (stake) => {
    const { bet, win, rollback } = player.round()
    const sent = bet(stake)
    await player.ok('bet', sent)
    const back = rollback(sent.transaction)
    await player.ok('rollback', back)
    await player.ok('rollback', back)
    await player.ok('rollback', rollback(sent.transaction))
    await player.refused('win', win(sent.transaction, stake, true), 'RS_ERROR_TRANSACTION_ROLLED_BACK')
    return 0
  }),
  balanced(player, 'a rollback of an unknown bet is remembered', async (stake) => {
    const { bet, rollback } = player.round()
    const late = bet(stake)
    await player.ok('rollback', rollback(late.transaction))
    await player.refused('bet', late, 'RS_ERROR_TRANSACTION_ROLLED_BACK')
    return 0
  }),
  balanced(player, 'a rollback after the win is refused', async (stake) => {
    const { bet, win, rollback } = player.round()
    const sent = bet(stake)
    await player.ok('bet', sent)
    await player.ok('win', win(sent.transaction, stake, true))
    await player.refused('rollback', rollback(sent.transaction), 'RS_ERROR_ROUND_CLOSED')
    return 0
  }),
  balanced(player, 'a bet outside of the game’s bounds is refused', async () => {
    const { minBetMinor, maxBetMinor } = player.session().game
    await player.refused('bet', player.round().bet(maxBetMinor + 1), 'RS_ERROR_BET_LIMIT')
    await player.refused('bet', player.round().bet(minBetMinor - 1), 'RS_ERROR_BET_LIMIT')
    return 0
  }),
  balanced(player, `${parallel} equal bets at once are one debit`, async (stake) => {
    const { bet, rollback } = player.round()
    const sent = bet(stake)
    const before = await player.balance()
    await Promise.all(Array.from({ length: parallel }, () => player.ok('bet', sent)))
    must((await player.balance()) === before - stake, 'more or less than one bet was debited')
    await player.ok('rollback', rollback(sent.transaction))
    return 0
  }),
  balanced(player, 'a bet and its rollback at once leave nothing behind', async (stake) => {
    const { bet, rollback } = player.round()
    const sent = bet(stake)
    await Promise.all([player.post('bet', sent), player.ok('rollback', rollback(sent.transaction))])
    return 0
  }),
]

/** Everything that docs/vendors.md requires of the wallet, in the order in which it can be checked. */
export const walletChecks = (player: WalletPlayer): Check[] => [
  ...signature(player),
  ...session(player),
  ...money(player),
]
