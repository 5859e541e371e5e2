import type { Deposit } from '@plaza/contract/money'

/** Whether the payment of an order is being confirmed by its network: it needs no more of the member. */
export const isOnChain = ({ state, instructions }: Pick<Deposit, 'state' | 'instructions'>): boolean =>
  state === 'awaiting-payment' && instructions?.kind === 'crypto' && instructions.confirmations.seen > 0
