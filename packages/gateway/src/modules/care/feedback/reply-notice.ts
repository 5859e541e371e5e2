import type { NoticeText } from '../../identity/member'

/** What a member is told when customer service replies to feedback; the reply is in the language that it was written in. */
export const replyNotice = (id: string, reply: string): NoticeText => ({
  en: { title: `We replied to your feedback ${id}`, paragraphs: [reply, 'You can answer under Feedback.'] },
  fil: {
    title: `Sumagot kami sa feedback mo ${id}`,
    paragraphs: [reply, 'Puwede kang sumagot sa ilalim ng Feedback.'],
  },
})
