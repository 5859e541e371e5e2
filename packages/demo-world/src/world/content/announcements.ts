import { both } from '../text'
import type { ImportedContent } from '@plaza/gateway/world-api'
import { agentNotices } from './agent-notices'
import type { GivenAnnouncement } from './given-announcement'

const dayMs = 86_400_000

const given = (name: string): GivenAnnouncement[] => [
  {
    id: 'welcome',
    type: 'B',
    execution: null,
    daysAgo: 1,
    groups: ['m_home', 'm_reg'],
    title: both(`Welcome to ${name}`, `Maligayang pagdating sa ${name}`),
    content: both(
      '<p>Look around as long as you like: every list and rule is open to visitors.</p><p>To play for money you need an account and must be <strong>21 or older</strong>. <a href="/m/help?i=0">How to begin</a></p>',
      '<p>Maglibot hangga’t gusto mo: bukas sa bisita ang bawat listahan at tuntunin.</p><p>Para maglaro gamit ang pera, kailangan ng account at dapat <strong>21 taong gulang pataas</strong>. <a href="/m/help?i=0">Paano magsimula</a></p>',
    ),
  },
  {
    id: 'deposit-steps',
    type: 'B',
    execution: null,
    daysAgo: 2,
    title: both('Each step of a deposit is on its page', 'Nasa pahina ng deposito ang bawat hakbang nito'),
    content: both(
      '<p>From awaiting payment to credited, with the time of each step. A payment that does not match its order is held for you and never lost. <a href="/m/help?i=1">How deposits go</a></p>',
      '<p>Mula sa paghihintay ng bayad hanggang sa na-credit, may oras ang bawat hakbang. Ang bayad na hindi tugma sa order ay itinatabi para sa iyo at hindi nawawala. <a href="/m/help?i=1">Paano ang deposito</a></p>',
    ),
  },
  {
    id: 'new-games',
    type: 'B',
    execution: null,
    daysAgo: 3,
    title: both('New games have a mark of their own', 'May sariling tanda ang mga bagong laro'),
    content: both(
      '<p>Find the slots among them in <a href="/m/gameList?gameType=RNG">Slots</a>, under New.</p><ul><li>Return to player is in a game’s sheet where its vendor states it.</li><li>Slots from ₱0.01 a bet.</li></ul>',
      '<p>Makikita ang mga slot sa <a href="/m/gameList?gameType=RNG">Slots</a>, sa ilalim ng Bago.</p><ul><li>Nasa pahina ng laro ang balik sa manlalaro kung inilalathala ng vendor.</li><li>Slots mula ₱0.01 bawat taya.</li></ul>',
    ),
  },
  {
    id: 'safe-play',
    type: 'B',
    execution: null,
    daysAgo: 6,
    title: both('Play within your means', 'Maglaro ayon sa kaya'),
    content: both(
      '<p><a href="/m/limits">Set a limit</a> before you begin, and stop when it is no longer fun. You can <a href="/m/responsible">take a break</a> at any hour.</p>',
      '<p><a href="/m/limits">Magtakda ng hangganan</a> bago magsimula, at tumigil kapag hindi na masaya. Puwede kang <a href="/m/responsible">magpahinga</a> anumang oras.</p>',
    ),
  },
  {
    id: 'member-rewards',
    type: 'PU',
    execution: 'A',
    promotionType: 'CASHBACK',
    goTo: '/m/rewardCenter',
    daysAgo: 1,
    title: both('Monday cashback', 'Cashback tuwing Lunes'),
    content: both(
      '<p>{{cashback-5.percent}}% of a week’s net losses waits in your reward centre on Monday morning. <a href="/m/activityInfo?id=cashback-5">The terms</a></p>',
      '<p>{{cashback-5.percent}}% ng netong talo sa loob ng linggo ang nasa sentro ng gantimpala mo tuwing Lunes ng umaga. <a href="/m/activityInfo?id=cashback-5">Ang tuntunin</a></p>',
    ),
  },
  {
    id: 'member-harbour',
    type: 'PU',
    execution: 'A',
    promotionType: 'WELCOME',
    daysAgo: 2,
    title: both('Harbour nights', 'Gabi sa daungan'),
    content: both(
      '<p>Join, bet {{harbour-nights.required}} at live tables within {{harbour-nights.days}} days, and {{harbour-nights.reward}} waits in your reward centre. <a href="/m/activityInfo?id=harbour-nights">The terms</a></p><p>Playing should stay fun. <a href="https://playsafe.example/ph">Free advice, day and night</a></p>',
      '<p>Sumali, tumaya ng {{harbour-nights.required}} sa live na mesa sa loob ng {{harbour-nights.days}} araw, at {{harbour-nights.reward}} ang nasa sentro ng gantimpala mo. <a href="/m/activityInfo?id=harbour-nights">Ang tuntunin</a></p><p>Dapat manatiling masaya ang paglalaro. <a href="https://playsafe.example/ph">Libreng payo, araw at gabi</a></p>',
    ),
  },
  {
    id: 'visitor-welcome',
    type: 'PU',
    execution: 'B',
    daysAgo: 1,
    title: both('Look around first', 'Maglibot muna'),
    content: both(
      `<p>Everything at ${name} can be looked at without an account: games, returns, rules, <a href="/m/help">help</a>.</p><ul><li>For players of <strong>21 and over</strong>.</li><li>Set a limit before you begin.</li></ul><p>Worried about somebody’s play? <a href="https://playsafe.example/ph">Free advice, day and night</a></p>`,
      `<p>Makikita ang lahat sa ${name} kahit walang account: mga laro, balik, tuntunin, <a href="/m/help">tulong</a>.</p><ul><li>Para sa <strong>21 taong gulang pataas</strong>.</li><li>Magtakda ng hangganan bago magsimula.</li></ul><p>Nag-aalala sa paglalaro ng iba? <a href="https://playsafe.example/ph">Libreng payo, araw at gabi</a></p>`,
    ),
  },
  {
    id: 'visitor-cashback',
    type: 'PU',
    execution: 'B',
    promotionType: 'CASHBACK',
    daysAgo: 3,
    title: both('{{cashback-5.percent}}% back on Mondays', '{{cashback-5.percent}}% tuwing Lunes'),
    content: both(
      '<p>Members get {{cashback-5.percent}}% of a week’s net losses back, up to {{cashback-5.cap}}. <a href="/m/activityInfo?id=cashback-5">How it is counted</a></p>',
      '<p>Bumabalik sa mga miyembro ang {{cashback-5.percent}}% ng netong talo sa loob ng linggo, hanggang {{cashback-5.cap}}. <a href="/m/activityInfo?id=cashback-5">Paano ito binibilang</a></p>',
    ),
  },
  {
    id: 'first-steps',
    type: 'PU',
    execution: 'F',
    daysAgo: 4,
    title: both('Good that you are here', 'Mabuti at narito ka'),
    content: both(
      '<p>This is your first visit as a member. Three things worth a minute:</p><ol><li>Choose a password of your own.</li><li>Read how a game pays before you stake.</li><li>Try a game with small stakes.</li></ol>',
      '<p>Ito ang unang pagbisita mo bilang miyembro. Tatlong bagay na sulit sa isang minuto:</p><ol><li>Pumili ng sarili mong password.</li><li>Basahin kung paano magbayad ang laro bago tumaya.</li><li>Subukan ang isang laro sa maliit na taya.</li></ol>',
    ),
  },
  {
    id: 'seven-lanterns',
    type: 'PL',
    execution: 'A',
    promotionType: 'MISSION',
    daysAgo: 5,
    title: both('Coming: seven lanterns, seven nights', 'Malapit na: pitong parol, pitong gabi'),
    content: both(
      '<p>Bet {{lantern-missions.required}} on any games within {{lantern-missions.days}} days of joining, and {{lantern-missions.reward}} waits in your reward centre. <a href="/m/activityInfo?id=lantern-missions">The terms</a></p>',
      '<p>Tumaya ng {{lantern-missions.required}} sa alinmang laro sa loob ng {{lantern-missions.days}} araw mula sa pagsali, at {{lantern-missions.reward}} ang nasa sentro ng gantimpala mo. <a href="/m/activityInfo?id=lantern-missions">Ang tuntunin</a></p>',
    ),
  },
  {
    id: 'red-rain-rules',
    type: 'PR',
    execution: null,
    promotionType: 'REDRAIN',
    daysAgo: 8,
    title: both('Red rain: who takes part', 'Pulang ulan: sino ang kasali'),
    content: both(
      '<p>Red packets fall at 12:00, 16:00 and 20:00, Manila time. What it takes to join in, and your chances, are at <a href="/m/redRain">Red-packet rain</a>.</p>',
      '<p>Uulan ng pulang sobre tuwing 12:00, 16:00 at 20:00, oras ng Maynila. Nasa <a href="/m/redRain">Ulan ng pulang sobre</a> kung paano sumali at ilan ang pagkakataon mo.</p>',
    ),
  },
  ...agentNotices(name),
]

/** Announcements, newest first (NOTICE-1). */
export const announcements = (now: number, merchantName: string): ImportedContent['announcements'] =>
  given(merchantName)
    .map(({ daysAgo, groups = ['m_home'], promotionType = null, goTo = null, ...rest }) => ({
      ...rest,
      groups,
      promotionType,
      goTo,
      publishedAt: Math.round(now - daysAgo * dayMs),
    }))
    .sort((one, other) => other.publishedAt - one.publishedAt)
