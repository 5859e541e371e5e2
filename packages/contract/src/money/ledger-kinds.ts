import type { RecordType } from './record-types'

/** What a transfer does to the sum of a member's wallets; `between` leaves it unchanged, `either` gives or takes. */
export type LedgerSign = 'in' | 'out' | 'between' | 'either'

interface LedgerKindFacts {
  sign: LedgerSign
  /** The gateway module that writes it, as `area/domain`; `area` alone where only the demo's history has it yet;
   * `ledger` for what the ledger does by itself. */
  writer: string
  /**
   * The type of record that it is in the history of the main wallet (RECORDS-1), which says its sign there; null where it
   * passes the main wallet by. The remote whose business it is has its text, in its catalogue `ledger-kinds`.
   */
  record: RecordType | null
}

/** Every kind of transfer in the ledger: one word for each thing that can happen to money. */
export const ledgerKinds = {
  deposit: { sign: 'in', writer: 'money/deposits', record: 'deposit' },
  'deposit-bonus': { sign: 'in', writer: 'money/deposit-promotions', record: 'bonus' },
  'bonus-given-up': { sign: 'out', writer: 'stakes/turnover', record: 'bonus-return' },
  'bonus-expired': { sign: 'out', writer: 'stakes/turnover', record: 'bonus-return' },
  'withdrawal-reserve': { sign: 'between', writer: 'money/withdrawals', record: 'withdraw' },
  'withdrawal-paid': { sign: 'out', writer: 'money/withdrawals', record: null },
  'withdrawal-return': { sign: 'between', writer: 'money/withdrawals', record: 'withdraw-return' },
  'withdrawal-back': { sign: 'in', writer: 'money/withdrawals', record: 'withdraw-return' },
  'suspense-hold': { sign: 'between', writer: 'money/suspense', record: null },
  'suspense-credit': { sign: 'in', writer: 'money/suspense', record: 'deposit' },
  'suspense-return': { sign: 'between', writer: 'money/suspense', record: null },
  'game-bet': { sign: 'out', writer: 'play/vendor-wallet', record: 'bet' },
  'game-win': { sign: 'in', writer: 'play/vendor-wallet', record: 'prize' },
  'game-rollback': { sign: 'in', writer: 'play/vendor-wallet', record: 'cancel-refund' },
  'lottery-bet': { sign: 'out', writer: 'lottery/bets', record: 'bet' },
  'lottery-cancel': { sign: 'in', writer: 'lottery/bets', record: 'cancel-refund' },
  'lottery-prize': { sign: 'in', writer: 'lottery/bets', record: 'prize' },
  'lottery-rebate': { sign: 'in', writer: 'lottery/bets', record: 'rebate' },
  'lottery-void': { sign: 'in', writer: 'lottery/bets', record: 'cancel-refund' },
  'lottery-correction': { sign: 'either', writer: 'lottery/bets', record: 'adjustment' },
  'chase-reserve': { sign: 'between', writer: 'lottery/chases', record: 'chase-debit' },
  'chase-bet': { sign: 'out', writer: 'lottery/bets', record: null },
  'chase-refund': { sign: 'between', writer: 'lottery/chases', record: 'chase-refund' },
  'upline-sent': { sign: 'out', writer: 'money/upline-transfer', record: 'transfer-out' },
  'upline-received': { sign: 'in', writer: 'money/upline-transfer', record: 'transfer-in' },
  'upline-returned': { sign: 'in', writer: 'money/upline-transfer', record: 'transfer-in' },
  'vendor-in': { sign: 'between', writer: 'play/vendor-transfers', record: 'transfer-out' },
  'vendor-in-done': { sign: 'between', writer: 'play/vendor-transfers', record: null },
  'vendor-in-returned': { sign: 'between', writer: 'play/vendor-transfers', record: 'transfer-in' },
  'vendor-out': { sign: 'between', writer: 'play/vendor-transfers', record: null },
  'vendor-out-done': { sign: 'between', writer: 'play/vendor-transfers', record: 'transfer-in' },
  'vendor-out-returned': { sign: 'between', writer: 'play/vendor-transfers', record: null },
  'vendor-play': { sign: 'either', writer: 'play/vendor-transfers', record: null },
  adjustment: { sign: 'either', writer: 'money/adjustments', record: 'adjustment' },
  'debt-repaid': { sign: 'out', writer: 'ledger', record: 'adjustment' },
  'trial-grant': { sign: 'in', writer: 'identity/trial', record: 'bonus' },
  commission: { sign: 'in', writer: 'agency', record: 'commission' },
  cashback: { sign: 'in', writer: 'growth/rewards', record: 'bonus' },
  'reward-promotion': { sign: 'in', writer: 'growth/rewards', record: 'bonus' },
  'reward-vip': { sign: 'in', writer: 'growth/rewards', record: 'bonus' },
  'reward-mission': { sign: 'in', writer: 'growth/rewards', record: 'bonus' },
  'reward-red-packet': { sign: 'in', writer: 'growth/rewards', record: 'bonus' },
  'reward-check-in': { sign: 'in', writer: 'growth/rewards', record: 'bonus' },
  'reward-rebate': { sign: 'in', writer: 'growth/rewards', record: 'rebate' },
  'reward-invitation': { sign: 'in', writer: 'growth/rewards', record: 'bonus' },
  'reward-compensation': { sign: 'in', writer: 'growth/rewards', record: 'bonus' },
  'red-packet': { sign: 'in', writer: 'growth/rain', record: 'bonus' },
} as const satisfies Record<string, LedgerKindFacts>

/** A term of the ledger's vocabulary. */
export type LedgerKind = keyof typeof ledgerKinds

/** The kinds of some types of record. */
export const kindsOfRecords = (types: readonly RecordType[]): LedgerKind[] =>
  (Object.keys(ledgerKinds) as LedgerKind[]).filter((kind) => {
    const { record } = ledgerKinds[kind]
    return record !== null && types.includes(record)
  })
