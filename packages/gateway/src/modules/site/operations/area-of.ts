import type { OperatorArea } from '../../../kernel/operators'
import type { AnyOperation } from './any-operation'

/** What an operation is about, and with it which roles may do it (OPS-4). */
const areas: Record<AnyOperation['kind'], OperatorArea> = {
  'operator-add': 'access',
  'operator-revoke': 'access',
  flag: 'site',
  promo: 'site',
  setting: 'site',
  limit: 'site',
  'merchant-create': 'site',
  'vendor-maintenance': 'site',
  'vendor-countries': 'site',
  'vendor-key': 'site',
  'vendor-wallets': 'site',
  'vendor-link': 'site',
  'lottery-switch': 'site',
  'payment-method': 'site',
  'draw-source': 'site',
  'draw-enter': 'money',
  'draw-confirm': 'money',
  'draw-correct': 'money',
  'draw-void': 'money',
  'suspense-credit': 'money',
  'suspense-return': 'money',
  'payment-credit': 'money',
  'payment-refuse': 'money',
  'voucher-make': 'money',
  'voucher-revoke': 'money',
  'transfer-approve': 'money',
  'transfer-return': 'money',
  'vendor-transfer-settle': 'money',
  'review-take': 'money',
  'review-approve': 'money',
  'review-reject': 'money',
  'review-pay': 'money',
  'review-fail': 'money',
  'review-return': 'money',
  adjust: 'money',
}

/** The area of an operation. */
export const areaOf = ({ kind }: Pick<AnyOperation, 'kind'>): OperatorArea => areas[kind]
