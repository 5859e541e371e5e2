import type { Vendor } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { Section } from '@plaza/ui/page'
import { useLobbyText } from '../../locales/game-lobby/texts'
import { VendorCarousel } from '../game-list/VendorCarousel'
import type { useOffer } from '../game-list/useVendors'

/** Every vendor with games to play, linked to its lobby in the category in which it has most games. */
export function VendorStrip({ offer }: { offer: ReturnType<typeof useOffer> }) {
  const t = useLobbyText()
  const { navigate } = useRemote()
  const { groups } = offer
  const all = groups?.categories.flatMap((category) => groups.vendorsOf(category)) ?? []
  const byCode = new Map<string, Vendor>()
  for (const vendor of all.filter(({ games }) => games > 0)) {
    const known = byCode.get(vendor.vassalage)
    if (!known || vendor.games > known.games) byCode.set(vendor.vassalage, vendor)
  }
  const vendors = [...byCode.values()]
  if (vendors.length < 2) return null
  const open = (code: string | null) => {
    const vendor = vendors.find(({ vassalage }) => vassalage === code)
    if (vendor)
      navigate(`/m/gameLobby?gameType=${vendor.gameType}&vendor=${encodeURIComponent(vendor.vassalage)}`)
  }
  return (
    <Section title={t('games.vendors')}>
      <VendorCarousel vendors={vendors} value={null} onPick={open} hasAll={false} />
    </Section>
  )
}
