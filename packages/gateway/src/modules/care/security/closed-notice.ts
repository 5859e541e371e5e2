import type { NoticeText } from '../../identity/member'

/** The notice to a member who has closed the account. */
export const closedNotice = (merchant: string): NoticeText => ({
  en: {
    title: 'Your account is closed',
    paragraphs: [
      `You closed your account at ${merchant}. Nobody can log in to it any more.`,
      'Withdrawals that are on their way are still paid. If it was not you, contact customer service at once.',
    ],
  },
  fil: {
    title: 'Sarado na ang account mo',
    paragraphs: [
      `Isinara mo ang account mo sa ${merchant}. Wala nang makakapag-log in dito.`,
      'Babayaran pa rin ang mga withdrawal na nasa proseso. Kung hindi ikaw iyon, makipag-ugnayan agad sa customer service.',
    ],
  },
})
