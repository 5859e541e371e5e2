/** What a transfer does to the sum of a member's wallets; `between` leaves it unchanged, `either` gives or takes. */
export type LedgerSign = 'in' | 'out' | 'between' | 'either'

interface LedgerKindFacts {
  sign: LedgerSign
  /** The gateway module that writes it, as `area/domain`; `area` alone where only the demo's history has it yet. */
  writer: string
}

/** Every kind of transfer in the ledger: one word for each thing that can happen to money. */
export const ledgerKinds = {
  deposit: { sign: 'in', writer: 'money/deposits' },
  'withdrawal-reserve': { sign: 'between', writer: 'money/withdrawals' },
  'withdrawal-paid': { sign: 'out', writer: 'money/withdrawals' },
  'withdrawal-return': { sign: 'between', writer: 'money/withdrawals' },
  'suspense-hold': { sign: 'between', writer: 'money/suspense' },
  'suspense-credit': { sign: 'in', writer: 'money/suspense' },
  'suspense-return': { sign: 'between', writer: 'money/suspense' },
  'game-bet': { sign: 'out', writer: 'money/vendor-wallet' },
  'game-win': { sign: 'in', writer: 'money/vendor-wallet' },
  'game-rollback': { sign: 'in', writer: 'money/vendor-wallet' },
  'lottery-bet': { sign: 'out', writer: 'lottery/bets' },
  'lottery-cancel': { sign: 'in', writer: 'lottery/bets' },
  'lottery-prize': { sign: 'in', writer: 'lottery/bets' },
  'lottery-rebate': { sign: 'in', writer: 'lottery/bets' },
  'lottery-void': { sign: 'in', writer: 'lottery/bets' },
  'lottery-correction': { sign: 'either', writer: 'lottery/bets' },
  'chase-reserve': { sign: 'between', writer: 'lottery/chases' },
  'chase-bet': { sign: 'out', writer: 'lottery/bets' },
  'chase-refund': { sign: 'between', writer: 'lottery/chases' },
  'trial-grant': { sign: 'in', writer: 'identity/trial' },
  commission: { sign: 'in', writer: 'agency' },
  cashback: { sign: 'in', writer: 'growth' },
} as const satisfies Record<string, LedgerKindFacts>

/** A term of the ledger's vocabulary. */
export type LedgerKind = keyof typeof ledgerKinds
