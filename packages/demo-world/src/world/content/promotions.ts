import { both } from '../text'
import { dayMs, picture, unlimited, type PlannedPromotion } from './promotion-parts'
import { playPromotions } from './play-promotions'

/**
 * Promotions, in order. What each gives is its plan, which the page of its details lists; texts name terms of it in braces, so
 * that they say the same (PROMO-4).
 */
export const promotions = (now: number): PlannedPromotion[] => [
  {
    id: 'welcome-100',
    promo: 'WELCOME',
    category: 'deposit',
    plan: { kind: 'deposit', code: 'welcome' },
    ...picture({ motif: 'pearl', layout: 'burst', setting: 'bay', palette: 'orchid' }),
    title: both('Your first pearl', 'Ang una mong perlas'),
    summary: both(
      '{{welcome-100.percent}}% on a deposit, up to {{welcome-100.cap}}, once',
      '{{welcome-100.percent}}% sa deposito, hanggang {{welcome-100.cap}}, isang beses',
    ),
    content: both(
      '<p>Choose it in the deposit form. Slots count in full, live tables at a tenth. You may give the bonus up at any time and keep your deposit.</p>',
      '<p>Piliin ito sa form ng deposito. Buong bilang ang slots, ikasampu ang live na mesa. Maaari mong isuko ang bonus anumang oras at itabi ang deposito.</p>',
    ),
    startsAt: now - 60 * dayMs,
    endsAt: null,
  },
  {
    id: 'reload-20',
    promo: 'WELCOME',
    category: 'deposit',
    plan: { kind: 'deposit', code: 'reload' },
    ...picture({ motif: 'mango', layout: 'burst', setting: 'market', palette: 'lagoon' }),
    title: both('Daily refill', 'Dagdag araw-araw'),
    summary: both(
      '{{reload-20.percent}}% on one deposit a day, up to {{reload-20.cap}}',
      '{{reload-20.percent}}% sa isang deposito bawat araw, hanggang {{reload-20.cap}}',
    ),
    content: both(
      '<p>Choose it in the deposit form, once a day by Manila time.</p>',
      '<p>Piliin ito sa form ng deposito, isang beses bawat araw sa oras ng Maynila.</p>',
    ),
    startsAt: now - 60 * dayMs,
    endsAt: null,
  },
  {
    id: 'cashback-5',
    promo: 'CASHBACK',
    category: 'cashback',
    plan: {
      kind: 'cashback',
      percent: 5,
      leastLossMinor: 100_00,
      capMinor: 10_000_00,
      wagering: 0,
      ...unlimited,
    },
    ...picture({ motif: 'coins', layout: 'closeUp', setting: 'market', palette: 'mango' }),
    title: both('Monday cashback', 'Cashback tuwing Lunes'),
    summary: both(
      '{{cashback-5.percent}}% of last week’s net losses, up to {{cashback-5.cap}}',
      '{{cashback-5.percent}}% ng netong talo noong nakaraang linggo, hanggang {{cashback-5.cap}}',
    ),
    content: both(
      '<p>Every game counts, Monday to Sunday, Manila time. It waits in your reward centre on Monday from 06:00; there is nothing to join.</p>',
      '<p>Kasama ang lahat ng laro, Lunes hanggang Linggo, oras ng Maynila. Nasa sentro ng gantimpala mo ito tuwing Lunes mula 6:00 ng umaga; walang kailangang salihan.</p>',
    ),
    startsAt: now - 120 * dayMs,
    endsAt: null,
  },
  ...playPromotions(now),
  {
    id: 'birthday',
    promo: 'WELCOME',
    category: 'event',
    plan: {
      kind: 'application',
      rewardMinor: 200_00,
      fields: [
        { name: 'birthday', label: both('Your birthday', 'Kaarawan mo'), isRequired: true },
        { name: 'city', label: both('Your town', 'Bayan mo'), isRequired: false },
      ],
      pictures: 'required',
      wagering: 1,
      ...unlimited,
    },
    ...picture({ motif: 'fireworks', layout: 'burst', setting: 'stage', palette: 'rosewood' }),
    title: both('A birthday gift', 'Regalo sa kaarawan'),
    summary: both(
      'Apply once: up to {{birthday.reward}}',
      'Mag-apply nang isang beses: hanggang {{birthday.reward}}',
    ),
    content: both(
      '<p>Send a picture of a document with your date of birth. The answer is in your messages and among your applications.</p>',
      '<p>Magpadala ng larawan ng dokumentong may petsa ng kapanganakan mo. Nasa mga mensahe mo at sa mga aplikasyon mo ang sagot.</p>',
    ),
    startsAt: now - 90 * dayMs,
    endsAt: null,
  },
  {
    id: 'big-catch',
    promo: 'WELCOME',
    category: 'event',
    plan: {
      kind: 'application',
      rewardMinor: 300_00,
      fields: [{ name: 'round', label: both('Number of the round', 'Numero ng round'), isRequired: true }],
      pictures: 'optional',
      wagering: 3,
      wageringDays: 14,
      highestStakeMinor: null,
    },
    ...picture({ motif: 'coins', layout: 'emblem', setting: 'reef', palette: 'abyss' }),
    title: both('The big catch', 'Malaking huli'),
    summary: both(
      'Show us one win of a hundred times your bet: up to {{big-catch.reward}}',
      'Ipakita ang isang panalong isandaang beses ng taya mo: hanggang {{big-catch.reward}}',
    ),
    content: both(
      '<p>Tell us the number of the round; a picture helps. We look the round up and decide; the answer is in your messages.</p>',
      '<p>Sabihin ang numero ng round; makakatulong ang larawan. Titingnan namin ang round at magpapasya; nasa mga mensahe mo ang sagot.</p>',
    ),
    startsAt: now - 30 * dayMs,
    endsAt: null,
  },
  {
    id: 'friends',
    promo: 'REFERRAL',
    category: 'friends',
    plan: { kind: 'referral' },
    ...picture({ motif: 'envelope', layout: 'diagonal', setting: 'stage', palette: 'lantern' }),
    title: both('Bring a friend', 'Magsama ng kaibigan'),
    summary: both(
      '{{friends.reward}} for you, {{friends.friend}} for them',
      '{{friends.reward}} sa iyo, {{friends.friend}} sa kanya',
    ),
    content: both(
      '<p>For each friend whose first deposit is {{friends.leastDeposit}} or more. Your link is in <a href="/m/inviteFriends">Invite friends</a>.</p>',
      '<p>Para sa bawat kaibigang unang nagdeposito ng {{friends.leastDeposit}} pataas. Nasa <a href="/m/inviteFriends">Mag-imbita ng kaibigan</a> ang link mo.</p>',
    ),
    startsAt: now - 30 * dayMs,
    endsAt: null,
  },
  {
    id: 'lantern-missions',
    promo: 'MISSION',
    category: 'play',
    plan: {
      kind: 'play',
      requiredMinor: 3_500_00,
      days: 7,
      leastDepositMinor: 0,
      rewardMinor: 77_00,
      wagering: 1,
      ...unlimited,
    },
    ...picture({ motif: 'parol', layout: 'field', setting: 'market', palette: 'dusk' }),
    title: both('Seven lanterns', 'Pitong parol'),
    summary: both(
      'Bet {{lantern-missions.required}} on anything in {{lantern-missions.days}} days for {{lantern-missions.reward}}',
      'Tumaya ng {{lantern-missions.required}} sa kahit ano sa loob ng {{lantern-missions.days}} araw para sa {{lantern-missions.reward}}',
    ),
    content: both(
      '<p>Join when it begins: what you bet before does not count. Every game and every lottery counts.</p>',
      '<p>Sumali kapag nagsimula: hindi binibilang ang naunang taya. Kasama ang bawat laro at lottery.</p>',
    ),
    startsAt: now + 9 * dayMs,
    endsAt: now + 45 * dayMs,
  },
  {
    id: 'red-rain',
    promo: 'REDRAIN',
    category: 'event',
    plan: { kind: 'page', path: '/m/redRain' },
    ...picture({ motif: 'fireworks', layout: 'horizon', setting: 'bay', palette: 'ember' }),
    title: both('Red rain over the bay', 'Pulang ulan sa look'),
    summary: both(
      'Red packets fall at 12:00, 16:00 and 20:00',
      'Uulan ng pulang sobre: 12:00, 16:00 at 20:00',
    ),
    content: both(
      '<p>Each chance is decided once, by chance and not by the speed of your finger. Who takes part, and with how many chances, is at <a href="/m/redRain">Red-packet rain</a>.</p>',
      '<p>Isang beses pinagpapasyahan ang bawat pagkakataon, nang random at hindi sa bilis ng daliri. Nasa <a href="/m/redRain">Ulan ng pulang sobre</a> kung sino ang kasali at ilan ang pagkakataon.</p>',
    ),
    startsAt: now - 12 * dayMs,
    endsAt: null,
  },
  {
    id: 'harvest',
    promo: 'WELCOME',
    category: 'event',
    plan: null,
    ...picture({ motif: 'mango', layout: 'closeUp', setting: 'grove', palette: 'jade' }),
    title: both('Mango harvest', 'Ani ng mangga'),
    summary: both('The bonus of the season, now over', 'Bonus ng panahon, tapos na'),
    content: both(
      '<p>This promotion has ended. Thank you for the harvest.</p>',
      '<p>Tapos na ang promosyong ito. Salamat sa ani.</p>',
    ),
    startsAt: now - 80 * dayMs,
    endsAt: now - 12 * dayMs,
  },
]
