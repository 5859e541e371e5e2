/** Where bets and plans that are on their way are kept, with their keys. */
export const betStorageKey = 'plaza.bet'

/** What a slip can become: a bet on one issue, or a plan over several. */
export type BetKind = 'bet' | 'chase'
