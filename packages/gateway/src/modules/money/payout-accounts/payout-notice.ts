import type { NoticeText } from '../../identity/member'

/** What happened to a payout account. */
export type PayoutChange = 'added' | 'default' | 'removed'

const english: Record<PayoutChange, (account: string) => [title: string, text: string]> = {
  added: (account) => [
    'A payout account was added',
    `${account} was added to your payout accounts. Withdrawals to it are possible two hours from now.`,
  ],
  default: (account) => [
    'Your default payout account changed',
    `Withdrawals now go to ${account} unless you choose another account.`,
  ],
  removed: (account) => [
    'A payout account was removed',
    `${account} is no longer among your payout accounts.`,
  ],
}

const filipino: typeof english = {
  added: (account) => [
    'May idinagdag na payout account',
    `Idinagdag ang ${account} sa mga payout account mo. Makakapag-withdraw papunta rito pagkatapos ng dalawang oras.`,
  ],
  default: (account) => [
    'Nagbago ang default na payout account mo',
    `Sa ${account} na mapupunta ang mga withdrawal mo maliban kung pumili ka ng iba.`,
  ],
  removed: (account) => ['May inalis na payout account', `Wala na sa mga payout account mo ang ${account}.`],
}

/** What a member is told when its payout accounts change; `account` is the masked one. */
export function payoutNotice(change: PayoutChange, account: string): NoticeText {
  const [en, fil] = [english[change](account), filipino[change](account)]
  return {
    en: {
      title: en[0],
      paragraphs: [en[1], 'If it was not you, change your passwords at once and contact customer service.'],
    },
    fil: {
      title: fil[0],
      paragraphs: [
        fil[1],
        'Kung hindi ikaw iyon, palitan agad ang mga password mo at makipag-ugnayan sa customer service.',
      ],
    },
  }
}
