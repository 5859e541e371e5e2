import type { AnyCall, EventDefinition } from '@plaza/contract/kernel'
import type {
  ComponentSlot,
  Condition,
  Skeleton,
  SlotProps,
  StorageContribution,
  TextsSlot,
  TileSlot,
} from '@plaza/contract/federation'
import type { ComponentType } from 'react'

/** A component that is loaded when it is first needed. */
export type Lazy<P> = () => Promise<ComponentType<P>>

/**
 * What a page shows first: the answer of a call without input, or the first page of a listing call, whose query follows from
 * the merchant's zone and the server's time.
 */
export type EarlyRead =
  | AnyCall
  | { call: AnyCall; pagesAt: (host: { timeZone: string; serverNow: () => number }) => object }

export interface RouteDefinition {
  id: string
  path: `/${string}`
  /** Key of the title in the remote's catalogue. */
  title: string
  load: Lazy<Record<string, never>>
  when?: Condition
  /**
   * A further condition for links to this page; when it does not hold, the page opens and explains why it is closed.
   */
  offeredWhen?: Condition
  back?: `/${string}`
  /** For a page that decides itself by the account whether it is open: it waits until that is known (SESSION-4). */
  waitsForAccount?: boolean
  header?: boolean
  bottomMenu?: boolean
  skeleton?: Skeleton
  /** Slots of its first view: what fills them loads with the page. */
  shows?: (ComponentSlot | TextsSlot)[]
  /** Calls whose answers its first view shows: a touch on a link to it asks for them (REMOTE-11). */
  reads?: () => Promise<readonly EarlyRead[]>
  /** Paths of those of them that have no input: a document for a member asks for them while the scripts load (REMOTE-12). */
  asks?: `/${string}`[]
}

/** A component for a slot, its props typed against that slot. */
export type ComponentContribution = {
  [S in ComponentSlot]: {
    id: string
    slot: S
    order: number
    load: Lazy<SlotProps[S]>
    when?: Condition
    /** For a prompt over the page: keys of the remote's own, of which one in the browser loads it on any page (REMOTE-9). */
    wakesOn?: string[]
  }
}[ComponentSlot]

export interface TileContribution {
  id: string
  slot: TileSlot
  order: number
  /** Key of the label in the remote's catalogue. */
  label: string
  icon: string
  route: `/${string}`
  when?: Condition
}

/** Texts that a page of another remote shows beside its own, such as what kinds of transfers are called. */
export interface TextsContribution {
  id: string
  slot: TextsSlot
  order: number
  /** Key of the texts in the remote's catalogue: every text below it, by its name. */
  texts: string
  when?: Condition
}

export interface RemoteDefinition {
  name: `mf-${string}`
  /** Names of the events that it emits and subscribes to: the platform's, and its own (`events`). */
  contract: { says: string[]; hears: string[] }
  /**
   * Events that it brings itself, because a host may not know them. Only the build calls it: schemas are imported in it,
   * so that no page loads them with this declaration.
   */
  events?: () => Promise<readonly EventDefinition[]>
  /** Every key that it writes in a browser. One remote owns a key; `logout` removes a member's data. */
  storage?: readonly StorageContribution[]
  /** ms until its first component must be there; 6 s when absent. */
  mountDeadlineMs?: number
  routes: RouteDefinition[]
  slots: (ComponentContribution | TileContribution | TextsContribution)[]
}

/**
 * Declares what a remote contributes: the one file to read first (REMOTE-2). The build compiles it to the JSON
 * of the release, so that the shell knows every route and slot before it loads a byte of the remote.
 */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition
