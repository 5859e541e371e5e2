import type { Language } from '@plaza/contract/kernel'
import type { Clock } from '../../../kernel/clock'
import type { Trx } from '../../../kernel/database/database'
import { sendEmail, queueMessage, type Deliver } from '../../platform/messages'
import { findById } from '../directory'
import type { MailReward } from './tables'

/** After a day a notice is read in the inbox. */
const lifetimeMs = 24 * 60 * 60_000

/** What a member is told, in the languages of its inbox; its paragraphs are plain text. */
export type NoticeText = Record<'en' | 'fil', { title: string; paragraphs: string[] }>

/** A notice to one member, and the language of its e-mail. */
export interface MemberNotice {
  memberId: string
  merchant: { code: string; name: string }
  text: NoticeText
  language: Language
  now: number
  /** An e-mail that was the member's until now: the notice goes there too. */
  formerEmail?: string
  /** The reward that it tells about: the inbox offers it. */
  reward?: MailReward
}

/** Paragraphs of plain text as rich text. */
export const html = (paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('')

/** Tells a member what happened to its account, in its inbox and by e-mail, once the transaction has committed. */
export async function tellMember(
  trx: Trx,
  clock: Clock,
  { memberId, merchant, text, language, now, formerEmail, reward }: MemberNotice,
): Promise<void> {
  const { en, fil } = text
  await trx
    .insertInto('mails')
    .values({
      merchant: merchant.code,
      member_id: memberId,
      sender: merchant.name,
      title: JSON.stringify({ en: en.title, fil: fil.title }),
      content: JSON.stringify({ en: html(en.paragraphs), fil: html(fil.paragraphs) }),
      sent_at: now,
      read_at: null,
      deleted_at: null,
      reward: reward ? JSON.stringify(reward) : null,
      from_member_id: null,
      key: null,
    })
    .execute()
  const { title: subject, paragraphs } = language === 'fil' ? fil : en
  const content = { kind: 'member-notice', memberId, subject, paragraphs, language } as const
  await queueMessage(trx, clock, { merchant: merchant.code, content, askedAt: now, lifetimeMs })
  if (formerEmail === undefined) return
  const toFormer = { ...content, email: formerEmail }
  await queueMessage(trx, clock, { merchant: merchant.code, content: toFormer, askedAt: now, lifetimeMs })
}

/** Sends a notice to the e-mail of its member, if it has one. @throws when the carrier does not accept it. */
export const deliverMemberNotice: Deliver<'member-notice'> = async (delivery, content) => {
  const member = await findById(delivery.gateway.db.read, content.memberId)
  const to = content.email ?? member?.email ?? null
  if (!member || to === null) return
  const greeting = content.language === 'fil' ? 'Kumusta' : 'Hello'
  const text = [`${greeting} ${member.account},`, ...content.paragraphs].join('\n\n')
  await sendEmail(delivery, { to, subject: content.subject, text })
}
