import type { Localized } from '@plaza/contract/kernel'
import type { MailKind } from '@plaza/contract/site'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { addMembers } from '../directory'
import type { MailReward } from './tables'

/** A mail that a member has received; times are ms since the epoch. */
export interface ImportedMail {
  sender: string
  title: Localized
  content: Localized
  kind: MailKind
  sentAt: number
  readAt: number | null
  /** The reward that it tells about. */
  reward?: MailReward
}

/** A member from elsewhere. */
export interface ImportedMember {
  id: string
  account: string
  nickname: string | null
  /** One of the contract's `memberTypes`. */
  type: number
  /** A member of the same import, or one that exists. */
  uplineId: string | null
  toUpline: boolean
  vipLevel: number | null
  passwordHash: string
  mustChangePassword: boolean
  email: string | null
  diallingCode: string | null
  /** Digits without the leading zero. */
  mobileNum: string | null
  /** Ms since the epoch. */
  regDate: number
  inviteCode: string | null
  mails: ImportedMail[]
}

/** Writes members of a merchant with their invite codes and mails. @throws when an id, account or contact is taken */
export async function importMembers(
  trx: Trx,
  merchant: string,
  members: readonly ImportedMember[],
): Promise<void> {
  await addMembers(
    trx,
    members.map((member) => ({
      id: member.id,
      merchant,
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      upline_id: member.uplineId,
      to_upline: member.toUpline,
      vip_level: member.vipLevel,
      password_hash: member.passwordHash,
      must_change_password: member.mustChangePassword,
      email: member.email,
      dialling_code: member.diallingCode,
      mobile_num: member.mobileNum,
      reg_date: member.regDate,
      blocked: false,
      trial: false,
    })),
  )
  await insertRows(
    trx,
    'invites',
    members.flatMap(({ id, inviteCode, regDate }) =>
      inviteCode === null ? [] : [{ merchant, member_id: id, code: inviteCode, created_at: regDate }],
    ),
  )
  await insertRows(
    trx,
    'mails',
    members.flatMap(({ id, mails }) =>
      mails.map(({ sentAt, readAt, reward, ...mail }) => ({
        merchant,
        member_id: id,
        ...mail,
        sent_at: sentAt,
        read_at: readAt,
        reward: reward ?? null,
      })),
    ),
  )
}
