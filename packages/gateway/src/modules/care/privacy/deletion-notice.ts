import type { NoticeText } from '../../identity/member'

/** The notice to a member whose request to delete its data was decided; `answer` is the operator's. */
export function deletionNotice(state: 'done' | 'refused', answer: string): NoticeText {
  const isDone = state === 'done'
  return {
    en: {
      title: isDone ? 'Your account is closed' : 'Your request to delete your data was refused',
      paragraphs: [
        isDone
          ? 'We have closed your account as you asked. Records of money and of play that the law wants us to keep stay until their time is over.'
          : 'We could not do what you asked.',
        answer,
      ],
    },
    fil: {
      title: isDone ? 'Sarado na ang account mo' : 'Hindi natuloy ang hiling mong burahin ang data mo',
      paragraphs: [
        isDone
          ? 'Isinara namin ang account mo ayon sa hiling mo. Mananatili ang mga rekord ng pera at laro na kailangan ng batas hanggang matapos ang takdang panahon.'
          : 'Hindi namin magawa ang hiling mo.',
        answer,
      ],
    },
  }
}
