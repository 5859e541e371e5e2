import type { AnyCall } from '@plaza/contract/kernel'
import { CallFailure } from '../call-failure'
import type { CallContext } from './call-context'

/**
 * What a session for withdrawing alone may do (RG-8, docs/decisions/0131): read what is the member's own, take the money
 * out, and manage the break. Everything else that needs an account is refused, also a call that comes later.
 */
export const whileExcluded: readonly string[] = [
  'session.logout',
  'session.renew',
  'session.reauthenticate',
  'session.list',
  'session.end',
  'session.endOthers',
  'session.stay',
  'password.change',
  'member.info',
  'member.icon',
  'member.unread',
  'inbox.list',
  'inbox.read',
  'wallets.balance',
  'wallets.merchant',
  'wallets.vendors',
  'wallets.return',
  'wallets.transfer.get',
  // What a withdrawal asks for before it: a contact, a name, and what protects them.
  'security.overview',
  'security.contact.code',
  'security.contact.bind',
  'security.name.set',
  'kyc.show',
  'kyc.submit',
  'upload.create',
  'security.signIns',
  'security.signIns.last',
  'withdraw.accounts',
  'withdraw.accounts.add',
  'withdraw.accounts.default',
  'withdraw.accounts.remove',
  'withdraw.cancel',
  'withdraw.create',
  'withdraw.get',
  'withdraw.options',
  'withdraw.password',
  'withdraw.password.change',
  'withdraw.password.code',
  'withdraw.password.recover',
  'withdraw.password.set',
  'withdraw.turnover',
  'turnover.giveUp',
  'records.deposits',
  'records.deposits.export',
  'records.transactions',
  'records.transactions.export',
  'records.withdrawals',
  'records.withdrawals.export',
  'lottery.orders.list',
  'lottery.orders.detail',
  'responsible.state',
  'responsible.history',
  'responsible.statement',
  'privacy.show',
  'privacy.consent',
  'privacy.export',
  'privacy.deletion',
  'privacy.deletion.drop',
  'responsible.timeout',
  'responsible.exclude',
  'responsible.return',
  'limits.list',
  'limits.set',
  'limits.drop',
]

/** Calls without an account that begin play: a browser in which a break is known is refused these. */
const playsWithoutAccount: readonly string[] = ['member.trialUser', 'session.freePlay']

/** Refuses what a session for withdrawing alone does not cover. @throws CallFailure `member.excluded` */
export function checkNotLimited({ signedIn }: CallContext, call: Pick<AnyCall, 'id' | 'auth'>): void {
  if (signedIn?.session.isLimited !== true) return
  const isRefused =
    call.auth === 'none' ? playsWithoutAccount.includes(call.id) : !whileExcluded.includes(call.id)
  if (isRefused) throw new CallFailure('member.excluded')
}
