import type { Language } from '@plaza/contract/kernel'

interface LinkFacts {
  merchant: string
  account: string
  link: string
  minutes: number
}

interface Texts {
  linkSubject(facts: LinkFacts): string
  link(facts: LinkFacts): string
}

const english: Texts = {
  linkSubject: ({ merchant }) => `A new password for ${merchant}`,
  link: ({ merchant, account, link, minutes }) =>
    [
      `Hello ${account},`,
      `a new password was asked for at ${merchant}. To set one, open this link within ${String(minutes)} minutes; it works once:`,
      link,
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
}

const filipino: Texts = {
  linkSubject: ({ merchant }) => `Bagong password para sa ${merchant}`,
  link: ({ merchant, account, link, minutes }) =>
    [
      `Kumusta ${account},`,
      `May humiling ng bagong password sa ${merchant}. Para makagawa nito, buksan ang link na ito sa loob ng ${String(minutes)} minuto; isang beses lang ito magagamit:`,
      link,
      'Kung hindi ikaw ang humiling, wala kang kailangang gawin: mananatili ang password mo.',
    ].join('\n\n'),
}

const textsOf = (language: Language): Texts => (language === 'fil' ? filipino : english)

/** Subject and text of the e-mail that brings a one-time link. */
export const passwordLinkText = (language: Language, facts: LinkFacts): { subject: string; text: string } => {
  const texts = textsOf(language)
  return { subject: texts.linkSubject(facts), text: texts.link(facts) }
}
