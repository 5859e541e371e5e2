import { coreIcons } from './core-icons'
import type { moreIcons } from './more-icons'

/** The name of any icon. Those of `coreIcons` are in the first load; the others load with the first use of one. */
export type IconName = keyof typeof coreIcons | keyof typeof moreIcons

type Table = Readonly<Record<string, string>>

let more: Table | null = null
let coming: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Path data of an icon; undefined while its table loads or for an unknown name. */
export const pathOf = (name: string): string | undefined =>
  own(coreIcons, name) ?? (more ? own(more, name) : undefined)

/** Whether an icon is in the first load. */
export const isCore = (name: string): boolean => own(coreIcons, name) !== undefined

const own = (table: Table, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Fetches the icons that are not in the first load. After a failure, the next icon tries again. */
export function loadIcons(): Promise<void> {
  coming ??= import(/* webpackChunkName: "icons" */ './more-icons').then(
    ({ moreIcons }) => {
      more = moreIcons
      for (const listener of listeners) listener()
    },
    () => {
      coming = null
    },
  )
  return coming
}

export function subscribeIcons(listener: () => void): () => void {
  listeners.add(listener)
  void loadIcons()
  return () => listeners.delete(listener)
}
