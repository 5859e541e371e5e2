import type { Language } from '@plaza/contract/kernel'

interface ClaimFacts {
  merchant: string
  account: string
  /** The page to sign in at. */
  link: string
}

interface Texts {
  claimSubject(facts: ClaimFacts): string
  claim(facts: ClaimFacts): string
  claimSms(facts: ClaimFacts): string
}

const english: Texts = {
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

const filipino: Texts = {
  claimSubject: ({ merchant }) => `May account ka na sa ${merchant}`,
  claim: ({ merchant, account, link }) =>
    [
      `Kumusta ${account},`,
      `May nagrehistro ngayon lang sa ${merchant} gamit ang e-mail na ito. Sa account mo ang e-mail na ito at mananatili ito sa iyo.`,
      `Kung ikaw iyon: may account ka na. Mag-log in bilang ${account}; kung nakalimutan mo ang password, puwede kang gumawa ng bago sa parehong page:`,
      link,
      'Kung hindi ikaw iyon, wala kang kailangang gawin. Walang nakapasok sa account mo.',
    ].join('\n\n'),
  claimSms: ({ merchant, link }) =>
    `${merchant}: may nagrehistro gamit ang numero mo. May account ka na: mag-log in sa ${link} . Hindi ikaw? Walang kailangang gawin, ligtas ang account mo.`,
}

const textsOf = (language: Language): Texts => (language === 'fil' ? filipino : english)

/** The text that informs an owner, by e-mail or SMS, that somebody registered with their contact. */
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
