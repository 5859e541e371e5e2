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
interface ClaimFacts {
  merchant: string
  account: string
  /** The page to sign in at. */
  link: string
}

/** The words of what leaves by SMS and e-mail, in one language. */
interface MessageTexts {
  code(facts: CodeFacts): string
  linkSubject(facts: LinkFacts): string
  link(facts: LinkFacts): string
  claimSubject(facts: ClaimFacts): string
  claim(facts: ClaimFacts): string
  claimSms(facts: ClaimFacts): string
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
  claimSubject: ({ merchant }) => `You already have an account at ${merchant}`,
  claim: ({ merchant, account, link }) =>
    [
      `Hello ${account},`,
      `Somebody has just registered at ${merchant} with this e-mail address. It is the address of your account and stays with it.`,
      `If it was you: you already have an account. Log in as ${account}; if you forgot the password, you can set a new one on the same page:`,
      link,
      'If it was not you, do nothing. Nobody has got into your account.',
    ].join('\n\n'),
  claimSms: ({ merchant, link }) =>
    `${merchant}: somebody registered with your number. You already have an account: log in at ${link} . Not you? Do nothing, your account is safe.`,
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
  claimSubject: ({ merchant }) => `May account ka na sa ${merchant}`,
  claim: ({ merchant, account, link }) =>
    [
      `Kumusta ${account},`,
      `May nagrehistro ngayon lang sa ${merchant} gamit ang e-mail na ito. Sa account mo ang e-mail na ito at mananatili itong sa iyo.`,
      `Kung ikaw iyon: may account ka na. Mag-log in bilang ${account}; kung nakalimutan mo ang password, puwede kang gumawa ng bago sa parehong page:`,
      link,
      'Kung hindi ikaw iyon, wala kang kailangang gawin. Walang nakapasok sa account mo.',
    ].join('\n\n'),
  claimSms: ({ merchant, link }) =>
    `${merchant}: may nagrehistro gamit ang numero mo. May account ka na: mag-log in sa ${link} . Hindi ikaw? Walang kailangang gawin, ligtas ang account mo.`,
}

const textsOf = (language: Language): MessageTexts => (language === 'fil' ? filipino : english)

/** Text of an SMS that brings a code. */
export const smsCodeText = (language: Language, facts: CodeFacts): string => textsOf(language).code(facts)

/** Subject and text of the e-mail that brings a one-time link. */
export const passwordLinkText = (language: Language, facts: LinkFacts): { subject: string; text: string } => {
  const texts = textsOf(language)
  return { subject: texts.linkSubject(facts), text: texts.link(facts) }
}

/** What tells an owner, by e-mail or SMS, that somebody registered with what is theirs. */
export const contactClaimedText = (
  language: Language,
  facts: ClaimFacts,
): { email: { subject: string; text: string }; sms: string } => {
  const texts = textsOf(language)
  return {
    email: { subject: texts.claimSubject(facts), text: texts.claim(facts) },
    sms: texts.claimSms(facts),
  }
}
