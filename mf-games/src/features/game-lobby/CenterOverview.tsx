import { Section, Stack } from '@plaza/ui/page'
import { useLobbyText } from '../../locales/game-lobby/texts'
import { useGameSheet } from '../game-sheet/useGameSheet'
import { useOffer } from '../game-list/useVendors'
import { CategoryCards } from './CategoryCards'
import { JackpotTotal } from './JackpotTotal'
import { RecentRow } from './RecentRow'
import { VendorStrip } from './VendorStrip'

/** The game centre while there is no search: jackpots, categories with counts, recents, vendors (LIST-9). */
export function CenterOverview() {
  const t = useLobbyText()
  const offer = useOffer()
  const { open, sheet } = useGameSheet('plaza.centre')
  return (
    <Stack gap={24}>
      <JackpotTotal />
      <Section title={t('lobby.categories')}>
        <CategoryCards offer={offer} />
      </Section>
      <RecentRow onSheet={open} />
      <VendorStrip offer={offer} />
      {sheet}
    </Stack>
  )
}
