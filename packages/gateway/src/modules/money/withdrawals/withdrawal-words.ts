import { minorToDecimal } from '@plaza/contract/kernel'
import { stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { owes } from '../../../kernel/terminal/debt-lines'
import { printable } from '../../../kernel/terminal/printable'
import type { ReadDossier, ReadWithdrawal } from './read-withdrawal'

const causes: Record<string, string> = {
  changed: 'account, number or password changed',
  debt: 'member in debt',
  documents: 'needs KYC documents',
  second: 'needs two operators',
  amount: 'large amount',
  'account-new': 'new payout account',
  'account-shared': 'payout account of several members',
  turnover: 'open turnover',
}

function waitOf(row: ReadWithdrawal): string {
  if (row.conflict !== null) return `the provider reports ${row.conflict}`
  if (row.state === 'paying') return `with ${row.adapter ?? 'its provider'}, tried ${row.attempts} times`
  const until = row.causes[0] === 'changed' && row.due_at !== null ? ` until ${stamp(row.due_at)}` : ''
  return `${row.causes.map((cause) => causes[cause] ?? cause).join(', ')}${until}`
}

/** A withdrawal of the queue in one line. */
export const withdrawalLine = (row: ReadWithdrawal): string => {
  const approved = row.approvals.map(({ by }) => printable(by)).join(', ')
  return [
    row.id,
    stamp(row.created_at),
    `${row.merchant}/${printable(row.member)}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}`,
    row.state,
    waitOf(row),
    ...owes(row),
    ...(approved === '' ? [] : [`approved by ${approved}`]),
    ...takenBy(row),
  ].join('  ')
}

const sharedWith = ({ accountSharedWith: names }: ReadDossier): string[] =>
  names.length === 0 ? [] : [`  also of    ${names.map(printable).join(', ')}`]

/** A withdrawal with its history, and the other members who have its payout account. */
export function dossierText(row: ReadDossier): string {
  const feeMinor = row.fee_minor
  return [
    withdrawalLine(row),
    `  account    ${row.account}`,
    ...sharedWith(row),
    `  arrives    ${minorToDecimal(row.amount_minor - feeMinor, row.currency)} ${row.currency}, fee ${minorToDecimal(feeMinor, row.currency)}`,
    `  changed    ${row.changedAt === 0 ? 'nothing' : stamp(row.changedAt)}`,
    ...(row.reason === null ? [] : [`  reason     ${row.reason}`]),
    ...row.approvals.map(
      ({ by, at, documents }) =>
        `  approved   ${stamp(at)} by ${printable(by)}${documents === null ? '' : `, documents: ${printable(documents)}`}`,
    ),
    ...row.timeline.map(({ state, at }) => `  ${state.padEnd(12)} ${stamp(at)}`),
  ].join('\n')
}
