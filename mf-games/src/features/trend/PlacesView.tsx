import type { LotteryFamily } from '@plaza/contract/lottery'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { Fold } from '@plaza/ui/fold'
import { Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { useTrendText } from '../../locales/trend/texts'
import { omissionsOf } from './omissions'
import { OmissionGrid } from './OmissionGrid'
import { OmissionTable } from './OmissionTable'
import { placesOf } from './places'
import { StatsTable } from './StatsTable'
import type { TrendDraws } from './useTrend'
import { usePlaceName } from './usePlaceName'

/** The numbers of one place with omissions and the line through them, statistics, and the same as a table. */
export function PlacesView({ family, known, shown, counted }: TrendDraws & { family: LotteryFamily }) {
  const t = useTrendText()
  const nameOf = usePlaceName()
  const places = placesOf(family)
  const [id, setId] = useState(places[0]?.id)
  const [look, setLook] = useState({ hasOmission: true, hasLine: true, isTable: false })
  const place = places.find((one) => one.id === id) ?? places[0]
  if (!place) return null
  const toggle = (name: keyof typeof look) => setLook((before) => ({ ...before, [name]: !before[name] }))
  const hits = known.map(({ numbers }) => place.of(numbers))
  const rows = { place, draws: shown, hits, omissions: omissionsOf(hits, place.from) }
  return (
    <Stack gap={12}>
      <ChipGroup isLine label={t('trend.place')}>
        {places.map((one) => (
          <Chip key={one.id} isPressed={one === place} onPress={() => setId(one.id)}>
            {nameOf(one)}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup isLine label={t('trend.grid', { place: nameOf(place) })}>
        <Chip isPressed={look.hasOmission} onPress={() => toggle('hasOmission')}>
          {t('trend.omission')}
        </Chip>
        {place.isPath && (
          <Chip isPressed={look.hasLine} onPress={() => toggle('hasLine')}>
            {t('trend.line')}
          </Chip>
        )}
        <Chip isPressed={look.isTable} onPress={() => toggle('isTable')}>
          {t('trend.table')}
        </Chip>
      </ChipGroup>
      <Fold title={t('trend.all')}>
        <StatsTable place={place} hits={hits.slice(0, counted.length)} />
      </Fold>
      {look.isTable ? (
        <OmissionTable {...rows} />
      ) : (
        <OmissionGrid {...rows} hasOmission={look.hasOmission} hasLine={look.hasLine && place.isPath} />
      )}
    </Stack>
  )
}
