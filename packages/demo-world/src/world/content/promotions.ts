import { artworkPath, briefSeed, tintOf, type Brief } from '../../artwork/brief'
import { both } from '../text'
import type { ImportedContent } from '@plaza/gateway/world-api'

const dayMs = 86_400_000
const picture = (
  brief: Omit<Brief, 'variant'>,
): Pick<ImportedContent['promotions'][number], 'artwork' | 'tint'> => ({
  artwork: artworkPath('promo', briefSeed({ ...brief, variant: 1 })),
  tint: tintOf(brief.palette),
})
const terms = (rows: readonly (readonly [string, string])[]): string =>
  `<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`

/** Promotions, in order. Each text begins with the terms (PROMO-1). */
export const promotions = (now: number): ImportedContent['promotions'] => [
  {
    id: 'welcome-100',
    promo: 'WELCOME',
    ...picture({ motif: 'pearl', layout: 'burst', setting: 'bay', palette: 'orchid' }),
    title: both('Your first pearl', 'Ang una mong perlas'),
    summary: both('100% on a first deposit, up to ₱5,000', '100% sa unang deposito, hanggang ₱5,000'),
    content: both(
      `${terms([
        ['First deposit', '₱200 or more'],
        ['Bonus', '100%, at most ₱5,000'],
        ['Wagering', '12 × deposit and bonus'],
        ['Highest stake', '₱100'],
        ['Ends', '14 days after it is credited'],
      ])}<p>Slots count in full, live tables at a tenth. You may give the bonus up at any time and keep your deposit.</p>`,
      `${terms([
        ['Unang deposito', '₱200 pataas'],
        ['Bonus', '100%, hanggang ₱5,000'],
        ['Pagtaya', '12 × deposito at bonus'],
        ['Pinakamataas na taya', '₱100'],
        ['Matatapos', '14 araw matapos maibigay'],
      ])}<p>Buong bilang ang slots, ikasampu ang live na mesa. Maaari mong isuko ang bonus anumang oras at itabi ang deposito.</p>`,
    ),
    startsAt: now + 14 * dayMs,
    endsAt: null,
  },
  {
    id: 'cashback-5',
    promo: 'CASHBACK',
    ...picture({ motif: 'coins', layout: 'closeUp', setting: 'market', palette: 'mango' }),
    title: both('Monday cashback', 'Cashback tuwing Lunes'),
    summary: both(
      '5% of last week’s net losses, no conditions',
      '5% ng netong talo noong nakaraang linggo, walang kondisyon',
    ),
    content: both(
      `${terms([
        ['Counted', 'Monday to Sunday, Manila time'],
        ['Rate', '5% of net losses'],
        ['Wagering', 'none'],
        ['Counts', 'all games'],
      ])}<p>It is in your main wallet on Monday morning.</p>`,
      `${terms([
        ['Bilang', 'Lunes hanggang Linggo, oras ng Maynila'],
        ['Porsiyento', '5% ng netong talo'],
        ['Pagtaya', 'wala'],
        ['Kasama', 'lahat ng laro'],
      ])}<p>Nasa main wallet mo na tuwing Lunes ng umaga.</p>`,
    ),
    startsAt: now - 40 * dayMs,
    endsAt: null,
  },
  {
    id: 'lantern-missions',
    promo: 'MISSION',
    ...picture({ motif: 'parol', layout: 'field', setting: 'market', palette: 'dusk' }),
    title: both('Seven lanterns', 'Pitong parol'),
    summary: both(
      'One mission an evening, a chest on the seventh',
      'Isang misyon gabi-gabi, baul sa ikapito',
    ),
    content: both(
      `${terms([
        ['Each evening', 'three different games'],
        ['Reward', '₱20 a lantern, ₱150 the chest'],
        ['Wagering', '3 ×'],
      ])}<p>A missed evening costs nothing: the lanterns wait.</p>`,
      `${terms([
        ['Bawat gabi', 'tatlong magkaibang laro'],
        ['Gantimpala', '₱20 bawat parol, ₱150 ang baul'],
        ['Pagtaya', '3 ×'],
      ])}<p>Walang bawas kapag may gabing lumipas: maghihintay ang mga parol.</p>`,
    ),
    startsAt: now + 9 * dayMs,
    endsAt: now + 45 * dayMs,
  },
  {
    id: 'friends',
    promo: 'REFERRAL',
    ...picture({ motif: 'envelope', layout: 'diagonal', setting: 'stage', palette: 'lantern' }),
    title: both('Bring a friend', 'Magsama ng kaibigan'),
    summary: both('₱200 for you, ₱100 for them', '₱200 sa iyo, ₱100 sa kanya'),
    content: both(
      `${terms([
        ['Friend’s first deposit', '₱500 or more'],
        ['Yours', '₱200'],
        ['Theirs', '₱100'],
        ['Wagering', '1 ×'],
      ])}<p>Your link is in <a href="/m/inviteFriends">Invite friends</a>.</p>`,
      `${terms([
        ['Unang deposito ng kaibigan', '₱500 pataas'],
        ['Sa iyo', '₱200'],
        ['Sa kanya', '₱100'],
        ['Pagtaya', '1 ×'],
      ])}<p>Nasa <a href="/m/inviteFriends">Mag-imbita ng kaibigan</a> ang link mo.</p>`,
    ),
    startsAt: now - 30 * dayMs,
    endsAt: null,
  },
  {
    id: 'red-rain',
    promo: 'REDRAIN',
    ...picture({ motif: 'fireworks', layout: 'horizon', setting: 'bay', palette: 'ember' }),
    title: both('Red rain over the bay', 'Pulang ulan sa look'),
    summary: both(
      'Red packets fall at 12:00, 16:00 and 20:00',
      'Uulan ng pulang sobre: 12:00, 16:00 at 20:00',
    ),
    content: both(
      `${terms([
        ['When', 'every day at 12:00, 16:00 and 20:00, Manila time, for 60 seconds'],
        ['Who', 'members with deposits of ₱100 in the last 7 days'],
        ['Chances', '3 in each rain'],
        ['Wagering', 'none'],
      ])}<p>Each chance is decided once, by chance and not by the speed of your finger. It falls in <a href="/m/redRain">Red-packet rain</a>.</p>`,
      `${terms([
        ['Kailan', 'araw-araw tuwing 12:00, 16:00 at 20:00, oras ng Maynila, 60 segundo'],
        ['Sino', 'miyembrong may ₱100 na deposito sa huling 7 araw'],
        ['Pagkakataon', '3 sa bawat ulan'],
        ['Pagtaya', 'wala'],
      ])}<p>Isang beses pinagpapasyahan ang bawat pagkakataon, nang random at hindi sa bilis ng daliri. Nasa <a href="/m/redRain">Ulan ng pulang sobre</a>.</p>`,
    ),
    startsAt: now - 12 * dayMs,
    endsAt: null,
  },
  {
    id: 'harvest',
    promo: 'WELCOME',
    ...picture({ motif: 'mango', layout: 'closeUp', setting: 'grove', palette: 'jade' }),
    title: both('Mango harvest', 'Ani ng mangga'),
    summary: both('Free spins for the season, now over', 'Libreng spin ng panahon, tapos na'),
    content: both(
      '<p>This promotion has ended. Thank you for the harvest.</p>',
      '<p>Tapos na ang promosyong ito. Salamat sa ani.</p>',
    ),
    startsAt: now - 80 * dayMs,
    endsAt: now - 12 * dayMs,
  },
]
