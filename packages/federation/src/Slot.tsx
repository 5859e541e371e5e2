import { localized, type ComponentSlot, type Tile, type TileSlot } from '@plaza/contract'
import { useStoreValue } from '@plaza/events'
import { useMemo } from 'react'
import { holds } from './conditions'
import { useHost } from './context'
import { contributionsTo, type PlacedContribution } from './plan-store'
import { RemoteMount } from './RemoteMount'

/** What holds for this viewer in a slot, in order. */
export function useContributions(slot: string): PlacedContribution[] {
  const { plan, events, flags, promos } = useHost()
  const current = useStoreValue(plan)
  const { session } = useStoreValue(events.session)
  return useMemo(
    () =>
      contributionsTo(current, slot).filter(({ contribution }) =>
        holds(contribution.when, { session, flags, promos }),
      ),
    [current, slot, session, flags, promos],
  )
}

/** A place that remotes fill with components. Empty where none does. */
export function Slot({ name }: { name: ComponentSlot }) {
  return useContributions(name)
    .filter(({ contribution }) => contribution.component)
    .map(({ remote, contribution }) => (
      <RemoteMount
        key={`${remote}/${contribution.id}`}
        remote={remote}
        contribution={contribution.id}
        kind="slot"
      />
    ))
}

export interface PlacedTile extends Omit<Tile, 'label'> {
  id: string
  remote: string
  /** In the page's language. */
  label: string
  order: number
}

/** The tiles that remotes contribute to a slot, for this viewer and in the page's language. */
export function useTiles(slot: TileSlot): PlacedTile[] {
  const { events } = useHost()
  const { language } = useStoreValue(events.language)
  const contributions = useContributions(slot)
  return useMemo(
    () =>
      contributions.flatMap(({ remote, contribution: { id, order, tile } }) =>
        tile ? [{ ...tile, id, remote, order, label: localized(tile.label, language) }] : [],
      ),
    [contributions, language],
  )
}
