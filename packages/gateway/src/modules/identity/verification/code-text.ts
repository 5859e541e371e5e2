import type { Language } from '@plaza/contract/kernel'
import type { CodeRow } from './tables'

interface CodeFacts {
  merchant: string
  purpose: CodeRow['purpose']
  code: string
  minutes: number
}

interface Texts {
  subject(facts: CodeFacts): string
  code(facts: CodeFacts): string
  /** Says what the code is for, because anybody who has it could take the account. */
  password(facts: CodeFacts): string
  /** The same, of the money. */
  paymentPassword(facts: CodeFacts): string
  /** Who was asked for it by somebody else would give that one's account their number. */
  bind(facts: CodeFacts): string
}

const english: Texts = {
  subject: ({ code, merchant }) => `${code} is your ${merchant} code`,
  code: ({ merchant, code, minutes }) =>
    `${code} is your ${merchant} code. It works once, for ${String(minutes)} min. We never ask you for it: give it to nobody.`,
  password: ({ merchant, code, minutes }) =>
    `${code} is your ${merchant} code for a new password. It works once, for ${String(minutes)} min. We never ask you for it: give it to nobody.`,
  paymentPassword: ({ merchant, code, minutes }) =>
    `${code} is your ${merchant} code for a new withdrawal password. It works once, for ${String(minutes)} min. We never ask you for it: give it to nobody.`,
  bind: ({ merchant, code, minutes }) =>
    `${code} is your ${merchant} code to add this contact to your account. It works once, for ${String(minutes)} min. We never ask you for it: give it to nobody.`,
}

const filipino: Texts = {
  subject: ({ code, merchant }) => `${code} ang code mo sa ${merchant}`,
  code: ({ merchant, code, minutes }) =>
    `${code} ang code mo sa ${merchant}. Isang beses lang magagamit, sa loob ng ${String(minutes)} min. Hindi namin ito hinihingi: huwag ibigay kanino man.`,
  password: ({ merchant, code, minutes }) =>
    `${code} ang code mo sa ${merchant} para sa bagong password. Isang beses lang magagamit, sa loob ng ${String(minutes)} min. Hindi namin ito hinihingi: huwag ibigay kanino man.`,
  paymentPassword: ({ merchant, code, minutes }) =>
    `${code} ang code mo sa ${merchant} para sa bagong withdrawal password. Isang beses lang magagamit, sa loob ng ${String(minutes)} min. Hindi namin ito hinihingi: huwag ibigay kanino man.`,
  bind: ({ merchant, code, minutes }) =>
    `${code} ang code mo sa ${merchant} para idagdag ito sa account mo. Isang beses lang magagamit, sa loob ng ${String(minutes)} min. Hindi namin ito hinihingi: huwag ibigay kanino man.`,
}

const textOf = {
  noLogin: 'code',
  register: 'code',
  password: 'password',
  'payment-password': 'paymentPassword',
  bind: 'bind',
} as const satisfies Record<CodeRow['purpose'], keyof Texts>

const textsOf = (language: Language): Texts => (language === 'fil' ? filipino : english)

/** Text of a message that brings a code, and its subject where it is an e-mail. */
export function codeText(language: Language, facts: CodeFacts): { emailSubject: string; text: string } {
  const texts = textsOf(language)
  return { emailSubject: texts.subject(facts), text: texts[textOf[facts.purpose]](facts) }
}
