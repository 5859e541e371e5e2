/**
 * The slots that hosts offer, with the props that a component in it gets. Data-only slots take tiles.
 * A slot's major version is part of its name; two majors live side by side while one is being left.
 */
export interface SlotProps {
  /** Home: popular games (HOME-8). */
  'home.games@1': Record<string, never>
  /** Home: hot-match strip (HOME-5). */
  'home.hot-match@1': Record<string, never>
  /** Home: lottery part. */
  'home.lottery@1': Record<string, never>
  /** Mounted over every page from the first sight of home on, for prompts (CONTRACT-1). */
  'shell.overlay@1': Record<string, never>
  /** Head of the member centre: balance and wallets. */
  'member.wallet@1': Record<string, never>
}
export type ComponentSlot = keyof SlotProps

/** Slots of tiles: bottom menu, member centre (shortcuts and list), agent home. */
export const tileSlots = [
  'shell.bottom-menu@1',
  'shell.header-menu@1',
  'member.shortcuts@1',
  'member.tiles@1',
  'agent.tiles@1',
] as const
export type TileSlot = (typeof tileSlots)[number]

/** Every component slot, for the host's offer and for checks. */
export const componentSlots: readonly ComponentSlot[] = [
  'home.games@1',
  'home.hot-match@1',
  'home.lottery@1',
  'shell.overlay@1',
  'member.wallet@1',
]
