import type { Exclusion } from '@plaza/contract/site'
import type { NoticeText } from '../../identity/member'

const dateIn = (language: string, timeZone: string, ms: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(ms)

/** What a member is told when a break from play begins. */
export function breakNotice({ kind, until }: Exclusion, timeZone: string): NoticeText {
  const at = (language: string) => (until === null ? null : dateIn(language, timeZone, until))
  const [en, fil] = [at('en'), at('fil')]
  const isTimeOut = kind === 'time-out'
  return {
    en: {
      title: isTimeOut ? 'Your time-out has begun' : 'Your self-exclusion has begun',
      paragraphs: [
        en === null ? 'It holds for good.' : `It holds until ${en}.`,
        isTimeOut
          ? 'You cannot play or deposit until then. Afterwards you can log in again.'
          : 'You cannot play or deposit. It ends only when you ask for it after that day, and seven days later.',
        'You can withdraw your money at any time: log in and choose "Log in to withdraw".',
      ],
    },
    fil: {
      title: isTimeOut ? 'Nagsimula na ang time-out mo' : 'Nagsimula na ang self-exclusion mo',
      paragraphs: [
        fil === null ? 'Wala itong katapusan.' : `Hanggang ${fil} ito.`,
        isTimeOut
          ? 'Hindi ka makakapaglaro o makakapag-deposit hanggang doon. Pagkatapos, puwede ka na ulit mag-log in.'
          : 'Hindi ka makakapaglaro o makakapag-deposit. Matatapos lang ito kung hihilingin mo pagkatapos ng araw na iyon, at pitong araw pa.',
        'Puwede mong i-withdraw ang pera mo anumang oras: mag-log in at piliin ang "Mag-log in para mag-withdraw".',
      ],
    },
  }
}
