import { both } from '../text'
import { earlierLetters, type Letter } from './earlier-mails'
import type { NamedAccount } from './named-accounts'
import type { ImportedMail } from '@plaza/gateway/world-api'

const dayMs = 86_400_000

const letters: readonly Letter[] = [
  {
    kind: 'system',
    sender: 'Perla',
    title: both('Welcome on board', 'Maligayang pagsakay'),
    content: both(
      '<p>Good to have you. Your account is ready; the help centre answers most questions.</p>',
      '<p>Mabuti at narito ka. Handa na ang account mo; nasa help center ang karamihan ng sagot.</p>',
    ),
  },
  {
    kind: 'personal',
    sender: 'Perla',
    title: both('Your cashback of Monday', 'Ang cashback mo ng Lunes'),
    content: both(
      '<p>It waits in your <a href="/m/rewardCenter">reward centre</a>. There is nothing to bet for it.</p>',
      '<p>Nasa <a href="/m/rewardCenter">sentro ng gantimpala</a> mo ito. Walang kailangang itaya para rito.</p>',
    ),
  },
  {
    kind: 'personal',
    sender: 'Kahera',
    title: both('Your withdrawal was paid', 'Nabayaran na ang withdrawal mo'),
    content: both(
      '<p>The payout was confirmed by the bank. You find it among your transactions.</p>',
      '<p>Kinumpirma ng bangko ang bayad. Makikita ito sa mga transaksiyon mo.</p>',
    ),
  },
  {
    kind: 'personal',
    sender: 'Perla',
    title: both('A new level: thank you', 'Bagong antas: salamat'),
    content: both(
      '<p>Your VIP level has risen. Its benefits apply from today.</p>',
      '<p>Tumaas ang VIP level mo. Simula ngayon ang mga benepisyo nito.</p>',
    ),
  },
  {
    kind: 'personal',
    sender: 'Seguridad',
    title: both('A sign-in from a new device', 'Pag-log in mula sa bagong device'),
    content: both(
      '<p>If it was you, there is nothing to do. If not, change your password at once.</p>',
      '<p>Kung ikaw iyon, wala nang gagawin. Kung hindi, palitan agad ang password.</p>',
    ),
  },
  {
    kind: 'system',
    sender: 'Perla',
    title: both('Red rain over the bay', 'Pulang ulan sa look'),
    content: both(
      '<p>Red packets fall at 12:00, 16:00 and 20:00. <a href="/m/redRain">Who takes part</a></p>',
      '<p>Uulan ng pulang sobre tuwing 12:00, 16:00 at 20:00. <a href="/m/redRain">Sino ang kasali</a></p>',
    ),
  },
  {
    kind: 'system',
    sender: 'Perla',
    title: both('Play within your means', 'Maglaro ayon sa kaya'),
    content: both(
      '<p>Does what you spend still suit you? You can <a href="/m/responsible">take a break</a> at any hour.</p>',
      '<p>Akma pa ba ang ginagastos mo? Puwede kang <a href="/m/responsible">magpahinga</a> anumang oras.</p>',
    ),
  },
]

/** Mails of an account, oldest first; the newest are the unread ones. */
export function mailsOf(
  { mailCount = 0, unreadMails = 0, hasEveryMail = false, daysAMember }: NamedAccount,
  now: number,
): ImportedMail[] {
  const own = [...(hasEveryMail ? earlierLetters : []), ...letters.slice(0, mailCount)]
  return own.map(({ daysAgo, ...letter }, index) => {
    const age = Math.min(daysAMember, daysAgo ?? (own.length - index) * 5) * dayMs - dayMs / 2
    const sentAt = now - Math.max(age, dayMs / 4)
    const isUnread = index >= own.length - unreadMails
    return { ...letter, sentAt, readAt: isUnread ? null : sentAt + dayMs / 8 }
  })
}
