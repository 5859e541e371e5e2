import type { Localized } from '@plaza/contract/kernel'
import type { WorldGame } from '../games/world-games'
import type { DemoMerchant } from '../merchants'
import { agreement, type WorldAgreement } from './agreement'
import { announcements } from './announcements'
import { banners } from './banners'
import { contacts } from './contacts'
import { help } from './help'
import { matches } from './matches'
import { promotions } from './promotions'

export interface WorldBanner {
  id: string
  artwork: string
  tint: string
  headline: Localized
  line: Localized
  call: Localized
  link: string
}
export interface WorldMatch {
  id: string
  startsAt: number
  repeatsMs: number
  league: string
  homeTeam: string
  awayTeam: string
  homeCrest: string
  awayCrest: string
  vendor: string
  roomId: string
  nodeId: number
}
export interface WorldAnnouncement {
  id: string
  type: 'A' | 'B' | 'PL' | 'PU' | 'PR'
  groups: string[]
  title: Localized
  content: Localized
  execution: 'A' | 'B' | 'F' | null
  promotionType: string | null
  goTo: string | null
  publishedAt: number
}
export interface WorldPromotion {
  id: string
  promo: string
  title: Localized
  summary: Localized
  content: Localized
  artwork: string
  tint: string
  startsAt: number
  endsAt: number | null
}
export interface WorldHelp {
  id: string
  title: Localized
  content: Localized
}
export interface WorldContact {
  id: string
  type: 'CS' | 'TELEGRAM' | 'FACEBOOK'
  title: Localized
  link: string
}

/** Everything that a merchant shows beside its games. */
export interface WorldContent {
  banners: WorldBanner[]
  matches: WorldMatch[]
  announcements: WorldAnnouncement[]
  promotions: WorldPromotion[]
  help: WorldHelp[]
  contacts: WorldContact[]
  agreement: WorldAgreement | null
}

const agreementOf = ({ name, settings: { licence, minimumAge } }: DemoMerchant): WorldAgreement =>
  agreement({
    merchantName: name,
    holder: licence.holder,
    licence: licence.number,
    regulator: licence.regulator,
    minimumAge,
  })

/** Content of a merchant; `lite` and the closed ones show less. */
export function worldContent(merchant: DemoMerchant, games: WorldGame[], now: number): WorldContent {
  const all: WorldContent = {
    banners: banners(),
    matches: matches(games, now),
    announcements: announcements(now, merchant.name),
    promotions: promotions(now),
    help: help(),
    contacts: contacts(merchant.name.toLowerCase()),
    agreement: agreementOf(merchant),
  }
  if (merchant.code === 'demo') return all
  return {
    ...all,
    banners: all.banners.slice(0, 1),
    matches: all.matches.slice(0, 1),
    promotions: all.promotions.filter((promotion) => promotion.promo === 'WELCOME'),
    announcements: all.announcements.filter((one) => one.promotionType === null),
    contacts: all.contacts.slice(0, 1),
  }
}
