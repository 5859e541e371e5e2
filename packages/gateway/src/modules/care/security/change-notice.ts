import type { NoticeText } from '../../identity/member'

/** What of an account was changed. */
export type SecurityChange =
  | 'mobile-added'
  | 'mobile-changed'
  | 'email-added'
  | 'email-changed'
  | 'name-set'
  | 'authenticator-on'
  | 'authenticator-off'
  | 'codes-new'
  | 'passkey-added'
  | 'passkey-removed'

const heads: Record<SecurityChange, { en: [string, string]; fil: [string, string] }> = {
  'mobile-added': {
    en: ['You added a mobile number', 'A mobile number was added to your account.'],
    fil: ['Nagdagdag ka ng mobile number', 'May idinagdag na mobile number sa account mo.'],
  },
  'mobile-changed': {
    en: [
      'Your mobile number was changed',
      'Your account has another mobile number now. Withdrawals wait for 24 hours.',
    ],
    fil: [
      'Pinalitan ang mobile number mo',
      'Iba na ang mobile number ng account mo. Maghihintay nang 24 na oras ang mga withdrawal.',
    ],
  },
  'email-added': {
    en: ['You added an e-mail address', 'An e-mail address was added to your account.'],
    fil: ['Nagdagdag ka ng e-mail', 'May idinagdag na e-mail sa account mo.'],
  },
  'email-changed': {
    en: [
      'Your e-mail address was changed',
      'Your account has another e-mail address now. Withdrawals wait for 24 hours.',
    ],
    fil: [
      'Pinalitan ang e-mail mo',
      'Iba na ang e-mail ng account mo. Maghihintay nang 24 na oras ang mga withdrawal.',
    ],
  },
  'authenticator-on': {
    en: [
      'Your authenticator is on',
      'Every login asks for a code of your authenticator now. Withdrawals wait for 24 hours.',
    ],
    fil: [
      'Naka-on ang authenticator mo',
      'Hihingi na ng code ng authenticator mo ang bawat pag-log in. Maghihintay nang 24 na oras ang mga withdrawal.',
    ],
  },
  'authenticator-off': {
    en: [
      'Your authenticator was removed',
      'Logins ask for the password only. Withdrawals wait for 24 hours.',
    ],
    fil: [
      'Inalis ang authenticator mo',
      'Password na lang ang hihingin sa pag-log in. Maghihintay nang 24 na oras ang mga withdrawal.',
    ],
  },
  'codes-new': {
    en: [
      'You have new recovery codes',
      'The recovery codes that you had no longer work. Withdrawals wait for 24 hours.',
    ],
    fil: [
      'May mga bago kang recovery code',
      'Hindi na gumagana ang mga dati mong recovery code. Maghihintay nang 24 na oras ang mga withdrawal.',
    ],
  },
  'passkey-added': {
    en: [
      'You added a passkey',
      'A passkey can log in to your account now, without the password. If you did not add it, remove it in the security centre. Withdrawals wait for 24 hours.',
    ],
    fil: [
      'Nagdagdag ka ng passkey',
      'Makakapag-log in na sa account mo ang isang passkey kahit walang password. Kung hindi ikaw ang nagdagdag, alisin ito sa sentro ng seguridad. Maghihintay nang 24 na oras ang mga withdrawal.',
    ],
  },
  'passkey-removed': {
    en: ['A passkey was removed', 'It no longer logs in to your account. Withdrawals wait for 24 hours.'],
    fil: [
      'May inalis na passkey',
      'Hindi na ito makakapag-log in sa account mo. Maghihintay nang 24 na oras ang mga withdrawal.',
    ],
  },
  'name-set': {
    en: [
      'Your real name was set',
      'The real name of your account was set. It cannot be changed here any more.',
    ],
    fil: [
      'Naitakda ang tunay mong pangalan',
      'Naitakda ang tunay na pangalan ng account mo. Hindi na ito mapapalitan dito.',
    ],
  },
}

/** What a member is told when something that protects its account is new. */
export function changeNotice(change: SecurityChange, merchant: string): NoticeText {
  const { en, fil } = heads[change]
  return {
    en: {
      title: en[0],
      paragraphs: [
        en[1],
        `If it was not you, change your password at ${merchant} at once and contact customer service.`,
      ],
    },
    fil: {
      title: fil[0],
      paragraphs: [
        fil[1],
        `Kung hindi ikaw iyon, palitan agad ang password mo sa ${merchant} at makipag-ugnayan sa customer service.`,
      ],
    },
  }
}
