import type { Language } from '@plaza/contract'

/** A message that waits to be sent: what it is about. Whether anybody gets it, and its words, are decided when it is sent. */
export type MessageContent =
  | {
      kind: 'sms-code'
      purpose: 'noLogin' | 'register'
      diallingCode: string
      mobileNum: string
      code: string
      minutes: number
      language: Language
    }
  | { kind: 'password-link'; username: string; email: string; language: Language }
  /** A new member told an e-mail or number; whoever has it already is told. */
  | {
      kind: 'contact-claimed'
      memberId: string
      contact: { email: string } | { diallingCode: string; mobileNum: string }
      language: Language
    }
