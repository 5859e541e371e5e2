import type { ImportedContent, ImportedGame } from '@plaza/gateway/world-api'
import type { DemoMerchant } from '../merchants'
import { agreement } from './agreement'
import { announcements } from './announcements'
import { banners } from './banners'
import { contacts } from './contacts'
import { help } from './help'
import { matches } from './matches'
import { promotions } from './promotions'

const agreementOf = ({
  name,
  settings: { licence, minimumAge },
}: DemoMerchant): ImportedContent['agreement'] =>
  agreement({
    merchantName: name,
    holder: licence.holder,
    licence: licence.number,
    regulator: licence.regulator,
    minimumAge,
  })

/** Content of a merchant; `lite` and the closed merchants have less. */
export function worldContent(merchant: DemoMerchant, games: ImportedGame[], now: number): ImportedContent {
  const all: ImportedContent = {
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
    promotions: all.promotions.filter(({ promo, plan }) => promo === 'WELCOME' && plan?.kind !== 'deposit'),
    announcements: all.announcements.filter(({ promotionType: type }) => type === null || type === 'WELCOME'),
    contacts: all.contacts.slice(0, 1),
  }
}
