import type { VendorReply, VendorRequest } from './test-vendor'

interface Done {
  direction: 'in' | 'out'
  amountMinor: number
  state: 'done' | 'refused' | 'cancelled'
}

/** What a test does to a vendor of transfer type: answers as agreed, not at all, nonsense, or works and loses the answer. */
export type VendorMood = 'well' | 'away' | 'nonsense' | 'loses answers'

/** A vendor of transfer type in memory: wallets with versions, and transfers once for their keys. */
export interface WalletVendor {
  mood: VendorMood
  /** Rounds whose stake has left the balance. */
  openRounds: number
  transfers: Map<string, Done>
  /** Balance of the wallet of a player. */
  balanceOf(player: string): number
  version: number
  /** Wins and losses: what a player has after them. */
  play(player: string, differenceMinor: number): void
  reply(request: VendorRequest): VendorReply
}

/** Opens a vendor with empty wallets; `reply` answers a test server's requests. */
export function createWalletVendor(): WalletVendor {
  const balances = new Map<string, number>()
  const vendor: WalletVendor = {
    mood: 'well',
    openRounds: 0,
    transfers: new Map(),
    version: 0,
    balanceOf: (player) => balances.get(player) ?? 0,
    play: (player, differenceMinor) => move(player, differenceMinor),
    reply: ({ path, body }) => {
      if (!path.startsWith('/operator/v1/')) return { status: 200, body: { status: 'ok' } }
      if (vendor.mood === 'away') return { status: 500, body: {} }
      if (vendor.mood === 'nonsense') return { status: 200, body: { status: 'OK', balanceMinor: -5 } }
      if (path.endsWith('/close')) return { status: 200, body: { status: 'OK', openRounds: 0 } }
      const answer = serve(path, JSON.parse(body) as Record<string, string & number>)
      if (answer === undefined) return { status: 403, body: { status: 'REFUSED' } }
      return vendor.mood === 'loses answers' ? { status: 502, body: {} } : { status: 200, body: answer }
    },
  }
  const move = (player: string, differenceMinor: number) => {
    balances.set(player, vendor.balanceOf(player) + differenceMinor)
    vendor.version += 1
  }
  const transfer = (player: string, { direction, amountMinor }: Omit<Done, 'state'>): Done => {
    const isPoor = direction === 'out' && vendor.balanceOf(player) < amountMinor
    if (!isPoor) move(player, direction === 'in' ? amountMinor : -amountMinor)
    return { direction, amountMinor, state: isPoor ? 'refused' : 'done' }
  }
  const serve = (path: string, asked: Record<string, string & number>) => {
    const { player = '', transaction = '', currency = '' } = asked
    const known = vendor.transfers.get(transaction)
    const isOther = known?.state === 'done' && known.amountMinor !== Number(asked['amountMinor'])
    if (path.endsWith('/transfer') && isOther) return undefined
    if (path.endsWith('/transfer') && !known)
      vendor.transfers.set(
        transaction,
        transfer(player, {
          direction: asked['direction'] as unknown as 'in',
          amountMinor: Number(asked['amountMinor']),
        }),
      )
    if (path.endsWith('/transfer-cancel') && !known)
      vendor.transfers.set(transaction, { direction: 'in', amountMinor: 0, state: 'cancelled' })
    const done = vendor.transfers.get(transaction)
    const balance = {
      status: 'OK',
      balanceMinor: vendor.balanceOf(player),
      currency,
      balanceVersion: vendor.version,
      openRounds: vendor.openRounds,
    }
    if (path.endsWith('/balance')) return balance
    return {
      ...balance,
      transaction,
      state: done?.state ?? 'unknown',
      ...(done?.state === 'done' && { amountMinor: done.amountMinor }),
      ...(done?.state === 'refused' && { reason: 'NOT_ENOUGH_MONEY' }),
    }
  }
  return vendor
}
