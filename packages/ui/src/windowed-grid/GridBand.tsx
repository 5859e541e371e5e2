import { Fragment, memo, type ReactNode } from 'react'
import { rowParts } from './row-parts'
import { useInTurn, type Turns } from './useInTurn'

export interface GridBandProps<Item> {
  /** The band's items, null where one's page has not loaded. */
  slots: readonly (Item | null)[]
  columns: number
  /** How many of its first items load their pictures at once. */
  eager: number
  draw: (items: readonly Item[], eager: number) => ReactNode
  pending: (places: number) => ReactNode
  /** When items that have loaded take the place of their placeholders. */
  turns: Turns
}

const missing = (slots: readonly unknown[]): number => slots.filter((item) => item === null).length
const isLoaded = (before: readonly unknown[], slots: readonly unknown[]): boolean =>
  missing(slots) < missing(before)

function DrawnBand<Item>({ slots, columns, eager, draw, pending, turns }: GridBandProps<Item>): ReactNode {
  const shown = useInTurn(slots, isLoaded, turns)
  return rowParts(shown, columns).map((part) => (
    <Fragment key={part.id}>{'items' in part ? draw(part.items, eager) : pending(part.places)}</Fragment>
  ))
}

const isSame = <Item,>(one: GridBandProps<Item>, other: GridBandProps<Item>): boolean =>
  one.columns === other.columns &&
  one.eager === other.eager &&
  one.draw === other.draw &&
  one.pending === other.pending &&
  one.slots.length === other.slots.length &&
  one.slots.every((item, index) => item === other.slots[index])

/** A few rows of a windowed grid; rendered again only when one of its items changes. */
export const GridBand = memo(DrawnBand, isSame) as typeof DrawnBand
