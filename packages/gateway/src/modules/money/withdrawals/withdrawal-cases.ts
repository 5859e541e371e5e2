import { rejectReasons, type RejectReason } from '@plaza/contract/money'
import { PlainError } from '@plaza/server-kit'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { reviewQueue, withdrawalDossier } from './list-review'
import { dossierSchema, readWithdrawalSchema } from './read-withdrawal'
import { reviewWithdrawal } from './review-withdrawal'
import { hasWithdrawal } from './withdrawal-moves'
import { approveOrder, failOrder, payOrder, rejectOrder, returnOrder } from './withdrawal-operations'
import { dossierText, withdrawalLine } from './withdrawal-words'

function parseReason(code: unknown): RejectReason {
  const reason = rejectReasons.find((one) => one === code)
  if (!reason) throw new PlainError(`Expected one of ${rejectReasons.join(', ')}, not "${String(code)}".`)
  return reason
}

/** Withdrawals that people decide (WITHDRAW-6). */
export const withdrawalCases = defineCases({
  name: 'withdrawals',
  prefix: 'PZ',
  row: readWithdrawalSchema,
  found: dossierSchema,
  list: (queries) => reviewQueue(queries),
  show: (queries, id) => withdrawalDossier(queries, id),
  take: async (trx, order, actor, now) =>
    (await hasWithdrawal(trx, order))
      ? reviewWithdrawal(trx, { kind: 'review-take', order }, actor, now)
      : null,
  steps: {
    approve: {
      about: ['approve', 'a withdrawal'],
      options: [{ flags: '--documents <where>', about: 'of a withdrawal: where the KYC documents are kept' }],
      decide: ({ id }, { documents }) =>
        decideBy(
          approveOrder,
          { order: id, documents: typeof documents === 'string' ? documents : null },
          ({ state }) =>
            state === 'approved'
              ? `${id}: approved`
              : `${id}: approved once; another operator must approve it too`,
        ),
    },
    reject: {
      about: ['reject', 'a withdrawal, whose amount returns to the member'],
      options: [
        {
          flags: '--reason <code>',
          about: `of a withdrawal, the reason that the member sees: ${rejectReasons.join(', ')}`,
          default: 'review',
        },
      ],
      decide: ({ id }, { reason }) =>
        decideBy(rejectOrder, { order: id, reason: parseReason(reason) }, `${id}: rejected`),
    },
    pay: {
      about: ['mark', 'a withdrawal as paid when its provider will not report it'],
      decide: ({ id }) => decideBy(payOrder, { order: id }, `${id}: paid`),
    },
    fail: {
      about: ['mark', 'a payout as failed; its amount returns to the member'],
      decide: ({ id }) => decideBy(failOrder, { order: id }, `${id}: failed, and returned`),
    },
    return: {
      about: ['send', 'a paid withdrawal that bounced to its member'],
      decide: ({ id }) => decideBy(returnOrder, { order: id }, `${id}: returned to the member`),
    },
  },
  words: { since: (row) => row.created_at, line: withdrawalLine, text: dossierText },
})
