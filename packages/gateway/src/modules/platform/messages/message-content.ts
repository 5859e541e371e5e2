import type { Language } from '@plaza/contract/kernel'

/** The subject of a queued message. Its recipient, if any, and its text are decided when it is sent. */
export type MessageContent =
  | {
      kind: 'sms-code'
      purpose: 'noLogin' | 'password' | 'register' | 'payment-password' | 'bind'
      diallingCode: string
      mobileNum: string
      code: string
      minutes: number
      language: Language
    }
  | {
      kind: 'email-code'
      purpose: 'noLogin' | 'password' | 'register' | 'payment-password' | 'bind'
      email: string
      code: string
      minutes: number
      language: Language
    }
  /** What a member also reads in its inbox; sent to the e-mail that it has then, if any, or to `email`, a former one. */
  | {
      kind: 'member-notice'
      memberId: string
      subject: string
      paragraphs: string[]
      language: Language
      email?: string
    }
  | { kind: 'password-link'; username: string; email: string; language: Language }
  /** A new member entered an e-mail or number; a member who has it already is notified. */
  | {
      kind: 'contact-claimed'
      memberId: string
      contact: { email: string } | { diallingCode: string; mobileNum: string }
      language: Language
    }
