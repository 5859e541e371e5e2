import type { Language } from '@plaza/contract/kernel'
import type { BootPlan, Release, RouteContribution } from '@plaza/contract/federation'
import type { DocumentParts, FirstView, PageData } from '@plaza/contract/page'
import { templateProblem } from '@plaza/release'
import { readStyles, type DocumentStyle } from '../parts/document-parts'
import type { Circumstances } from '../site/likely'
import { isLikely } from '../site/likely'
import type { Edge } from '../site/edge'
import type { VerifiedFiles } from '../releases/verified-files'
import { fillTemplate } from './fill-template'
import { firstViewOf } from './first-view-data'
import { tintStyle } from './tint-style'
import type { SlotView } from '../parts/read-first-view'

/** The first view of a page as HTML, with the styles of its screen and of the remotes that it shows. */
export interface DrawnView {
  html: string
  styles: DocumentStyle[]
  /** Rules of colours that only the data knows. */
  tints: string
}

/** What a first view is drawn from. */
export interface ViewSubject {
  /** The shell's route at the address. */
  route: RouteContribution
  page: PageData
  shell: Release
  parts: DocumentParts
  plan: BootPlan
  circumstances: Circumstances
}

/**
 * Draws a page of the shell as the releases of its plan declare it: the shell's template, with those of the remotes in its
 * slots (EDGE-7). Undefined where the shell declares none for it, or nothing for this visitor. No code of a release runs.
 */
export async function drawFirstView(
  { readSlotView, catalogue, files }: Pick<Edge, 'readSlotView' | 'catalogue' | 'files'>,
  { route, page, shell, parts, plan, circumstances }: ViewSubject,
): Promise<DrawnView | undefined> {
  const views = parts.views?.[page.language] ?? parts.views?.['en']
  const template = views && Object.hasOwn(views, route.id) ? views[route.id] : undefined
  if (!views || template === undefined) return undefined
  const styles = await screenStyles(files, shell, route, parts)
  if (!styles) return undefined
  const kitClasses = parts.kitClasses ?? noClasses
  const slots = new Map<string, SlotView>()
  const filled = new Set<string>()
  for (const { name, release, slots: contributed } of plan.remotes)
    for (const { slot, component, when } of contributed) {
      if (!component || filled.has(slot) || !isLikely(when, circumstances)) continue
      filled.add(slot)
      const known = await catalogue.release({ remote: name, release })
      const view = known && (await readSlotView(known, slot))
      if (view && fits(view, page.language, kitClasses)) slots.set(slot, view)
    }
  const view: FirstView = firstViewOf(page)
  const placeOf = (slot: string): string => {
    const drawn = slots.get(slot)
    if (drawn) return `<div data-drawn="${slot}">${templateIn(drawn, page.language) ?? ''}</div>`
    return filled.has(slot) ? (views[`slot:${slot}`] ?? '') : ''
  }
  const html = fillTemplate(template, { ...view, ui: kitClasses }, placeOf)
  if (html === '') return undefined
  return {
    html,
    styles: [...styles, ...[...slots.values()].flatMap((slot) => slot.styles)],
    tints: tintStyle(view),
  }
}

/** Styles of a screen that is not part of the first load. */
const screenStyles = (
  files: VerifiedFiles,
  shell: Release,
  { path }: RouteContribution,
  { styles }: DocumentParts,
) =>
  readStyles(
    files,
    shell,
    (shell.preload[path] ?? []).filter((file) => file.endsWith('.css') && !styles.includes(file)),
  )

const noClasses = {}

const templateIn = ({ templates }: SlotView, language: Language): string | undefined =>
  templates[language] ?? templates['en']

/** Verdicts by the shell's kit and the remote's templates, which stay the same objects as long as their releases are cached. */
const verdicts = new WeakMap<object, WeakMap<object, Map<string, boolean>>>()

/** A template that names what this shell does not have was built beside another one: its slot shows the outline. */
function fits(view: SlotView, language: Language, kitClasses: Readonly<Record<string, string>>): boolean {
  const ofShell = entry(verdicts, kitClasses, () => new WeakMap<object, Map<string, boolean>>())
  const ofSlot = entry(ofShell, view.templates, () => new Map<string, boolean>())
  const known = ofSlot.get(language)
  if (known !== undefined) return known
  const template = templateIn(view, language)
  const isFit =
    template !== undefined && templateProblem(template, { isShell: false, kitClasses }) === undefined
  ofSlot.set(language, isFit)
  return isFit
}

/** The value of a key, made when it is first asked for. */
function entry<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
