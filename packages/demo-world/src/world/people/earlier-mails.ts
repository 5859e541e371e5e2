import type { ImportedMail } from '@plaza/gateway/world-api'
import { both } from '../text'

/** A mail of the demo without when it came. */
export type Letter = Pick<ImportedMail, 'kind' | 'sender' | 'title' | 'content' | 'reward'> & {
  /** When it came, days ago; by its place in the list when absent. */
  daysAgo?: number
}

const letter = (
  kind: Letter['kind'],
  sender: string,
  title: readonly [english: string, filipino: string],
  text: readonly [english: string, filipino: string],
): Letter => ({
  kind,
  sender,
  title: both(...title),
  content: both(`<p>${text[0]}</p>`, `<p>${text[1]}</p>`),
})

const fromAgent: readonly Letter[] = (
  [
    [
      'Hello from your agent',
      'Kumusta mula sa ahente mo',
      'You can reply to me here.',
      'Puwede kang sumagot sa akin dito.',
    ],
    [
      'How was the first week?',
      'Kumusta ang unang linggo?',
      'Tell me if something was unclear.',
      'Sabihin mo kung may malabo.',
    ],
    [
      'Your question about deposits',
      'Ang tanong mo tungkol sa deposito',
      'An e-wallet is usually the quickest way.',
      'Karaniwang e-wallet ang pinakamabilis.',
    ],
    [
      'Where the rules are',
      'Nasaan ang tuntunin',
      'Each game has its rules in its sheet, before you play.',
      'Nasa bawat laro ang tuntunin nito, bago maglaro.',
    ],
    [
      'Set a limit first',
      'Magtakda muna ng hangganan',
      'It takes a minute, and you can lower it at once.',
      'Isang minuto lang ito, at agad mo itong maibababa.',
    ],
    [
      'Away next week',
      'Wala ako sa susunod na linggo',
      'Customer service answers in the meantime.',
      'Sasagot muna ang customer service.',
    ],
    ['Back again', 'Nakabalik na ako', 'Write to me whenever you like.', 'Sumulat ka kailan mo gusto.'],
    [
      'Your team is growing',
      'Lumalaki ang koponan',
      'Friends of yours have registered. Their steps are under Invite friends.',
      'May mga kaibigan kang nagrehistro. Nasa Mag-imbita ng kaibigan ang hakbang nila.',
    ],
  ] as const
).map(([en, fil, text, tagalog]) => letter('agent', 'Bayani', [en, fil], [text, tagalog]))

const fromSite: readonly Letter[] = (
  [
    [
      'The cashier has more ways',
      'May bagong paraan sa kahera',
      'See Deposit for the methods that are open to you.',
      'Tingnan sa Deposito ang mga paraang bukas sa iyo.',
    ],
    [
      'New games this month',
      'Mga bagong laro ngayong buwan',
      'They are under New in each category.',
      'Nasa Bago sila sa bawat kategorya.',
    ],
    [
      'Maintenance is over',
      'Tapos na ang pagsasaayos',
      'Everything works again. Thank you for waiting.',
      'Gumagana na ang lahat. Salamat sa paghihintay.',
    ],
    [
      'The agreement was read again',
      'Nirebisa ang kasunduan',
      'Nothing changed for you.',
      'Walang nagbago para sa iyo.',
    ],
    [
      'How to verify a round',
      'Paano suriin ang isang round',
      'Each round of our own games has its proof in the game record.',
      'Nasa tala ng laro ang patunay ng bawat round ng sarili naming laro.',
    ],
    [
      'Help has more answers',
      'Mas maraming sagot sa tulong',
      'Look there first; it is open day and night.',
      'Tumingin muna roon; bukas ito araw at gabi.',
    ],
    [
      'Tell us what to improve',
      'Sabihin kung ano ang pagbubutihin',
      'Feedback is in the member centre.',
      'Nasa sentro ng miyembro ang feedback.',
    ],
  ] as const
).map(([en, fil, text, tagalog]) => letter('system', 'Perla', [en, fil], [text, tagalog]))

const aboutAccount: readonly Letter[] = (
  [
    [
      'Your deposit was credited',
      'Na-credit ang deposito mo',
      'It is in your main wallet.',
      'Nasa main wallet mo na.',
    ],
    [
      'Your deposit expired',
      'Nag-expire ang deposito mo',
      'It was not paid in time, and costs nothing.',
      'Hindi nabayaran sa oras, at walang bayad.',
    ],
    [
      'Your e-mail was verified',
      'Na-verify ang e-mail mo',
      'You can recover your password with it.',
      'Magagamit mo ito para mabawi ang password.',
    ],
    [
      'A payout account was added',
      'May idinagdag na payout account',
      'If it was not you, write to us at once.',
      'Kung hindi ikaw iyon, sumulat agad sa amin.',
    ],
    [
      'Your withdrawal was sent back',
      'Ibinalik ang withdrawal mo',
      'The bank refused it. The amount is in your main wallet.',
      'Tinanggihan ng bangko. Nasa main wallet mo ang halaga.',
    ],
    [
      'Your lottery order has won',
      'Nanalo ang order mo sa lottery',
      'The prize was credited. The order is in your records.',
      'Na-credit ang premyo. Nasa tala mo ang order.',
    ],
    [
      'We replied to your feedback',
      'Sumagot kami sa feedback mo',
      'The reply is under Feedback.',
      'Nasa Feedback ang sagot.',
    ],
  ] as const
).map(([en, fil, text, tagalog]) => letter('personal', 'Perla', [en, fil], [text, tagalog]))

/** The mail with a reward, which the demo's rewards grant. */
const withReward: Letter = {
  ...letter(
    'personal',
    'Perla',
    ['For the wait on Tuesday', 'Para sa paghihintay noong Martes'],
    [
      'Your withdrawal took longer than we promise. We are sorry; please accept this.',
      'Mas matagal ang withdrawal mo kaysa sa pangako namin. Paumanhin; pakitanggap ito.',
    ],
  ),
  daysAgo: 1,
  reward: { source: 'compensation', reference: 'world-compensation' },
}

/** What a member with a long past has received besides the letters that everybody gets, of three kinds, oldest first. */
export const earlierLetters: readonly Letter[] = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) =>
    [fromAgent[at], fromSite[at], aboutAccount[at]].filter((one) => one !== undefined),
  ),
  withReward,
]
