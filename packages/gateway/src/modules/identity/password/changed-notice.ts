import type { NoticeText } from '../member'

/** What a member is told when the password that it signs in with is new. */
export const changedNotice = (merchant: string): NoticeText => ({
  en: {
    title: 'Your login password was changed',
    paragraphs: [
      'The login password of your account was changed. Every other device was signed out, and withdrawals wait for 24 hours.',
      `If it was not you, reset your password at ${merchant} at once and contact customer service.`,
    ],
  },
  fil: {
    title: 'Pinalitan ang password mo sa pag-log in',
    paragraphs: [
      'Pinalitan ang password sa pag-log in ng account mo. Na-log out ang lahat ng ibang device, at maghihintay nang 24 na oras ang mga withdrawal.',
      `Kung hindi ikaw iyon, i-reset agad ang password mo sa ${merchant} at makipag-ugnayan sa customer service.`,
    ],
  },
})
