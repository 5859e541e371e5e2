import type { Language } from '@plaza/contract/kernel'

interface CodeFacts {
  merchant: string
  code: string
  minutes: number
}

interface Texts {
  code(facts: CodeFacts): string
}

const english: Texts = {
  code: ({ merchant, code, minutes }) =>
    `${code} is your ${merchant} code. It works once, for ${String(minutes)} min. We never ask you for it: give it to nobody.`,
}

const filipino: Texts = {
  code: ({ merchant, code, minutes }) =>
    `${code} ang code mo sa ${merchant}. Isang beses lang magagamit, sa loob ng ${String(minutes)} min. Hindi namin ito hinihingi: huwag ibigay kanino man.`,
}

const textsOf = (language: Language): Texts => (language === 'fil' ? filipino : english)

/** Text of an SMS that brings a code. */
export const smsCodeText = (language: Language, facts: CodeFacts): string => textsOf(language).code(facts)
