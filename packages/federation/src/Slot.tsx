import { localized } from '@plaza/contract/kernel'
import {
  holds,
  type ComponentSlot,
  type TextsSlot,
  type Tile,
  type TileSlot,
} from '@plaza/contract/federation'
import { useStoreValue } from '@plaza/events'
import { useCallback, useMemo } from 'react'
import { useHost } from './context'
import { contributionsTo, type PlacedContribution } from './plan-store'
import { RemoteMount } from './RemoteMount'
import { useReach, useViewer } from './useReach'

/** What holds for this viewer in a slot, in order. */
export function useContributions(slot: string): PlacedContribution[] {
  const { plan } = useHost()
  const current = useStoreValue(plan)
  const viewer = useViewer()
  return useMemo(
    () => contributionsTo(current, slot).filter(({ contribution }) => holds(contribution.when, viewer)),
    [current, slot, viewer],
  )
}

interface Props {
  name: ComponentSlot
  /** Leaves out the components for which it is false. */
  isWanted?: (placed: PlacedContribution) => boolean
}

/** A place that remotes fill with components; empty when no remote contributes. */
export function Slot({ name, isWanted = () => true }: Props) {
  return useContributions(name)
    .filter((placed) => placed.contribution.component && isWanted(placed))
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
  /** The page exists but explains that it is temporarily closed. */
  isRefused: boolean
}

/** The tiles of a slot whose page is available to this viewer, in the page's language. */
export function useTiles(slot: TileSlot): PlacedTile[] {
  const { events } = useHost()
  const { language } = useStoreValue(events.language)
  const contributions = useContributions(slot)
  const reach = useReach()
  return useMemo(
    () =>
      contributions.flatMap(({ remote, contribution: { id, order, tile } }) => {
        const to = tile && reach(tile.route)
        if (!tile || to === 'nowhere') return []
        const label = localized(tile.label, language)
        return [{ ...tile, id, remote, order, label, isRefused: to === 'refuses' }]
      }),
    [contributions, language, reach],
  )
}

/**
 * Finds a text of a slot by its name, in the page's language (LEDGER-5); none where no remote that is on has it. A page that needs
 * them at once names the slot in its route's `shows`.
 */
export function useSlotTexts(slot: TextsSlot): (name: string) => string | undefined {
  const { events } = useHost()
  const { language } = useStoreValue(events.language)
  const contributions = useContributions(slot)
  return useCallback(
    (name) => {
      const found = contributions.find(({ contribution: { texts } }) => texts && Object.hasOwn(texts, name))
      const text = found?.contribution.texts?.[name]
      return text && localized(text, language)
    },
    [contributions, language],
  )
}
