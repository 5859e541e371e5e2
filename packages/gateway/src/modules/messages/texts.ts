import type { Language } from '@plaza/contract'

interface CodeFacts {
  merchant: string
  code: string
  minutes: number
}
interface LinkFacts {
  merchant: string
  account: string
  link: string
  minutes: number
}

/** The words of what leaves by SMS and e-mail, in one language. */
interface MessageTexts {
  code(facts: CodeFacts): string
  linkSubject(facts: LinkFacts): string
  link(facts: LinkFacts): string
}

const english: MessageTexts = {
  code: ({ merchant, code, minutes }) =>
    `${code} is your ${merchant} code. It works once, for ${String(minutes)} min. We never ask you for it: give it to nobody.`,
  linkSubject: ({ merchant }) => `A new password for ${merchant}`,
  link: ({ merchant, account, link, minutes }) =>
    [
      `Hello ${account},`,
      `a new password was asked for at ${merchant}. To set one, open this link within ${String(minutes)} minutes; it works once:`,
      link,
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
}

const filipino: MessageTexts = {
  code: ({ merchant, code, minutes }) =>
    `${code} ang code mo sa ${merchant}. Isang beses lang magagamit, sa loob ng ${String(minutes)} min. Hindi namin ito hinihingi: huwag ibigay kanino man.`,
  linkSubject: ({ merchant }) => `Bagong password para sa ${merchant}`,
  link: ({ merchant, account, link, minutes }) =>
    [
      `Kumusta ${account},`,
      `May humiling ng bagong password sa ${merchant}. Para makagawa nito, buksan ang link na ito sa loob ng ${String(minutes)} minuto; isang beses lang ito magagamit:`,
      link,
      'Kung hindi ikaw ang humiling, wala kang kailangang gawin: mananatili ang password mo.',
    ].join('\n\n'),
}

const textsOf = (language: Language): MessageTexts => (language === 'fil' ? filipino : english)

/** Text of an SMS that brings a code. */
export const smsCodeText = (language: Language, facts: CodeFacts): string => textsOf(language).code(facts)

/** Subject and text of the e-mail that brings a one-time link. */
export const passwordLinkText = (language: Language, facts: LinkFacts): { subject: string; text: string } => {
  const texts = textsOf(language)
  return { subject: texts.linkSubject(facts), text: texts.link(facts) }
}
