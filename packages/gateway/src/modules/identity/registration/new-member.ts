import type { RegisterBody } from '@plaza/contract/identity'
import type { Trx } from '../../../kernel/database/database'
import { openWallets } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { keepPaymentPassword } from '../payment-password'
import { addDetails, addMember } from '../directory'
import type { RegisterForm } from './read-form'
import type { Upline } from './upline'

/** A member as it is about to be made. */
export interface NewMember {
  id: string
  account: string
  /** A player's, or what the link of an agent says. */
  type: number
  merchant: Merchant
  form: RegisterForm
  upline: Upline
  passwordHash: string
  paymentPasswordHash: string | null
  registerMethod: RegisterBody['registerMethod']
  registerUrl: string
  now: number
}

/**
 * Writes a new member with its details and wallets; its type never comes from the payload.
 * A number belongs to it only when a code has proved it; other contacts are assigned by `claimContacts`.
 */
export async function insertMember(trx: Trx, member: NewMember): Promise<void> {
  const { id, account, now } = member
  const { values, birthDate } = member.form
  const number = member.form.needsCode ? member.form.number : null
  const merchant = member.merchant.code
  await addMember(trx, {
    id,
    merchant,
    account,
    nickname: values.nickname,
    type: member.type,
    upline_id: member.upline.uplineId,
    password_hash: member.passwordHash,
    reg_date: now,
    mobile_num: number?.mobileNum ?? null,
    dialling_code: number?.diallingCode ?? null,
    real_name: values.payeeName,
    birth_date: birthDate,
  })
  await addDetails(trx, {
    member_id: id,
    merchant,
    payee_name: values.payeeName,
    id_number: values.idNumber,
    qq_num: values.qqNum,
    facebook: values.facebook,
    wechat: values.wechat,
    line: values.line,
    whatsapp: values.whatsapp,
    zalo: values.zalo,
    recommender_id: member.upline.recommenderId,
    birth_date: birthDate,
    declared_at: now,
    register_method: member.registerMethod,
    register_url: member.registerUrl,
    registered_at: now,
  })
  if (member.paymentPasswordHash !== null)
    await keepPaymentPassword(trx, { memberId: id, hash: member.paymentPasswordHash, now })
  await openWallets(trx, { memberId: id, merchant, currency: member.merchant.currency })
}
