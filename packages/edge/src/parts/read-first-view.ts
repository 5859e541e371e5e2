import type { FirstViewFile } from '@plaza/contract/page'
import type { Release } from '@plaza/contract/federation'
import { readFirstViews } from '@plaza/release'
import { readStyles, type DocumentStyle } from './document-parts'
import type { VerifiedFiles } from '../releases/verified-files'

/** What a release of a remote declares for one slot: its templates by language, and the styles that they need. */
export interface SlotView {
  templates: Record<string, string>
  styles: DocumentStyle[]
}

/** Reads what a release declares for a slot; undefined where it declares nothing, or the store does not have it whole. */
export type ReadSlotView = (release: Release, slot: string) => Promise<SlotView | undefined>

/** Number of cached releases: those in use, rollouts, and those being replaced. */
const cacheSize = 32

/** Makes a reader that parses each release's file once. */
export function createSlotViewReader(files: VerifiedFiles): ReadSlotView {
  const held = new Map<string, FirstViewFile['slots']>()
  const slotsOf = async (release: Release) => {
    const key = `${release.remote}/${release.release}`
    const known = held.get(key)
    if (known || release.firstView === undefined) return known
    const text = await files.read(release, release.firstView, 'identity')
    if (!text) return undefined
    const { slots } = readFirstViews(text.toString('utf8'))
    held.set(key, slots)
    const [oldest] = held.keys()
    if (held.size > cacheSize && oldest !== undefined) held.delete(oldest)
    return slots
  }
  return async (release, slot) => {
    const slots = await slotsOf(release)
    const templates = slots && Object.hasOwn(slots, slot) ? slots[slot] : undefined
    if (!templates) return undefined
    const names = (release.preload[`slot:${slot}`] ?? []).filter((name) => name.endsWith('.css'))
    const styles = await readStyles(files, release, names)
    return styles && { templates, styles }
  }
}
