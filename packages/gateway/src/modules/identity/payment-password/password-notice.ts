import type { NoticeText } from '../member'

const heads = {
  set: {
    en: ['You set a withdrawal password', 'A withdrawal password was set for your account.'],
    fil: ['Nagtakda ka ng withdrawal password', 'May itinakdang withdrawal password ang account mo.'],
  },
  changed: {
    en: ['Your withdrawal password was changed', 'The withdrawal password of your account was changed.'],
    fil: ['Pinalitan ang withdrawal password mo', 'Pinalitan ang withdrawal password ng account mo.'],
  },
  recovered: {
    en: [
      'Your withdrawal password was replaced',
      'The withdrawal password of your account was replaced by a code that we sent you.',
    ],
    fil: [
      'May bago kang withdrawal password',
      'Pinalitan ang withdrawal password ng account mo gamit ang code na ipinadala namin.',
    ],
  },
} as const

/** What a member is told when its withdrawal password is new. */
export const passwordNotice = (what: keyof typeof heads, merchant: string): NoticeText => {
  const { en, fil } = heads[what]
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
