import type { DayFigure } from './day-figures'
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
  /**
   * The figure of a member's day that it changes (DAYS-1); null where it moves money between the member's own wallets, is
   * practice, or is play, which is counted when its stake is settled.
   */
  figure: DayFigure | null
}

/** Every kind of transfer in the ledger: one word for each thing that can happen to money. */
export const ledgerKinds = {
  deposit: { sign: 'in', writer: 'money/deposits', record: 'deposit', figure: 'deposits' },
  'deposit-bonus': { sign: 'in', writer: 'money/deposit-promotions', record: 'bonus', figure: 'bonuses' },
  'bonus-given-up': { sign: 'out', writer: 'stakes/turnover', record: 'bonus-return', figure: 'bonuses' },
  'bonus-expired': { sign: 'out', writer: 'stakes/turnover', record: 'bonus-return', figure: 'bonuses' },
  'withdrawal-reserve': { sign: 'between', writer: 'money/withdrawals', record: 'withdraw', figure: null },
  'withdrawal-paid': { sign: 'out', writer: 'money/withdrawals', record: null, figure: 'withdrawals' },
  'withdrawal-return': {
    sign: 'between',
    writer: 'money/withdrawals',
    record: 'withdraw-return',
    figure: null,
  },
  'withdrawal-back': {
    sign: 'in',
    writer: 'money/withdrawals',
    record: 'withdraw-return',
    figure: 'withdrawals',
  },
  'suspense-hold': { sign: 'between', writer: 'money/suspense', record: null, figure: null },
  'suspense-credit': { sign: 'in', writer: 'money/suspense', record: 'deposit', figure: 'deposits' },
  'suspense-return': { sign: 'between', writer: 'money/suspense', record: null, figure: null },
  'game-bet': { sign: 'out', writer: 'play/vendor-wallet', record: 'bet', figure: null },
  'game-win': { sign: 'in', writer: 'play/vendor-wallet', record: 'prize', figure: null },
  'game-rollback': { sign: 'in', writer: 'play/vendor-wallet', record: 'cancel-refund', figure: null },
  'lottery-bet': { sign: 'out', writer: 'lottery/bets', record: 'bet', figure: null },
  'lottery-cancel': { sign: 'in', writer: 'lottery/bets', record: 'cancel-refund', figure: null },
  'lottery-prize': { sign: 'in', writer: 'lottery/bets', record: 'prize', figure: null },
  'lottery-rebate': { sign: 'in', writer: 'lottery/bets', record: 'rebate', figure: null },
  'lottery-void': { sign: 'in', writer: 'lottery/bets', record: 'cancel-refund', figure: null },
  'lottery-correction': { sign: 'either', writer: 'lottery/bets', record: 'adjustment', figure: null },
  'chase-reserve': { sign: 'between', writer: 'lottery/chases', record: 'chase-debit', figure: null },
  'chase-bet': { sign: 'out', writer: 'lottery/bets', record: null, figure: null },
  'chase-refund': { sign: 'between', writer: 'lottery/chases', record: 'chase-refund', figure: null },
  'upline-sent': {
    sign: 'out',
    writer: 'money/upline-transfer',
    record: 'transfer-out',
    figure: 'transfers-out',
  },
  'upline-received': {
    sign: 'in',
    writer: 'money/upline-transfer',
    record: 'transfer-in',
    figure: 'transfers-in',
  },
  'upline-returned': {
    sign: 'in',
    writer: 'money/upline-transfer',
    record: 'transfer-in',
    figure: 'transfers-out',
  },
  'vendor-in': { sign: 'between', writer: 'play/vendor-transfers', record: 'transfer-out', figure: null },
  'vendor-in-done': { sign: 'between', writer: 'play/vendor-transfers', record: null, figure: null },
  'vendor-in-returned': {
    sign: 'between',
    writer: 'play/vendor-transfers',
    record: 'transfer-in',
    figure: null,
  },
  'vendor-out': { sign: 'between', writer: 'play/vendor-transfers', record: null, figure: null },
  'vendor-out-done': {
    sign: 'between',
    writer: 'play/vendor-transfers',
    record: 'transfer-in',
    figure: null,
  },
  'vendor-out-returned': { sign: 'between', writer: 'play/vendor-transfers', record: null, figure: null },
  'vendor-play': { sign: 'either', writer: 'play/vendor-transfers', record: null, figure: null },
  adjustment: { sign: 'either', writer: 'money/adjustments', record: 'adjustment', figure: 'other' },
  'debt-repaid': { sign: 'out', writer: 'ledger', record: 'adjustment', figure: null },
  'trial-grant': { sign: 'in', writer: 'identity/trial', record: 'bonus', figure: null },
  commission: { sign: 'in', writer: 'agency/income', record: 'commission', figure: 'commissions' },
  'commission-taken': { sign: 'out', writer: 'agency/income', record: 'adjustment', figure: 'commissions' },
  'line-rebate': { sign: 'in', writer: 'agency/income', record: 'rebate', figure: 'rebates' },
  'line-rebate-taken': { sign: 'out', writer: 'agency/income', record: 'adjustment', figure: 'rebates' },
  salary: { sign: 'in', writer: 'agency/income', record: 'commission', figure: 'salaries' },
  'salary-taken': { sign: 'out', writer: 'agency/income', record: 'adjustment', figure: 'salaries' },
  'hourly-salary': { sign: 'in', writer: 'agency/income', record: 'commission', figure: 'salaries' },
  'hourly-salary-taken': { sign: 'out', writer: 'agency/income', record: 'adjustment', figure: 'salaries' },
  dividend: { sign: 'in', writer: 'agency/dividends', record: 'commission', figure: 'dividends' },
  'dividend-paid': {
    sign: 'out',
    writer: 'agency/dividends',
    record: 'transfer-out',
    figure: 'dividends',
  },
  'downline-sent': {
    sign: 'out',
    writer: 'agency/downline-transfer',
    record: 'transfer-out',
    figure: 'transfers-out',
  },
  'downline-received': {
    sign: 'in',
    writer: 'agency/downline-transfer',
    record: 'transfer-in',
    figure: 'transfers-in',
  },
  'envelope-sent': {
    sign: 'out',
    writer: 'agency/envelopes',
    record: 'transfer-out',
    figure: 'transfers-out',
  },
  'envelope-opened': {
    sign: 'in',
    writer: 'agency/envelopes',
    record: 'transfer-in',
    figure: 'transfers-in',
  },
  'envelope-returned': {
    sign: 'in',
    writer: 'agency/envelopes',
    record: 'transfer-in',
    figure: 'transfers-out',
  },
  cashback: { sign: 'in', writer: 'growth/rewards', record: 'bonus', figure: 'bonuses' },
  'reward-promotion': { sign: 'in', writer: 'growth/rewards', record: 'bonus', figure: 'bonuses' },
  'reward-vip': { sign: 'in', writer: 'growth/rewards', record: 'bonus', figure: 'bonuses' },
  'reward-mission': { sign: 'in', writer: 'growth/rewards', record: 'bonus', figure: 'bonuses' },
  'reward-red-packet': { sign: 'in', writer: 'growth/rewards', record: 'bonus', figure: 'bonuses' },
  'reward-check-in': { sign: 'in', writer: 'growth/rewards', record: 'bonus', figure: 'bonuses' },
  'reward-rebate': { sign: 'in', writer: 'growth/rewards', record: 'rebate', figure: 'rebates' },
  'reward-invitation': { sign: 'in', writer: 'growth/rewards', record: 'bonus', figure: 'bonuses' },
  'reward-compensation': { sign: 'in', writer: 'growth/rewards', record: 'bonus', figure: 'bonuses' },
  'red-packet': { sign: 'in', writer: 'growth/rain', record: 'bonus', figure: null },
} as const satisfies Record<string, LedgerKindFacts>

/** A term of the ledger's vocabulary. */
export type LedgerKind = keyof typeof ledgerKinds

/** The kinds of some types of record. */
export const kindsOfRecords = (types: readonly RecordType[]): LedgerKind[] =>
  (Object.keys(ledgerKinds) as LedgerKind[]).filter((kind) => {
    const { record } = ledgerKinds[kind]
    return record !== null && types.includes(record)
  })
