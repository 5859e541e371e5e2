import type { Language } from '@plaza/contract/kernel'
import { filesJsonPath, hostKey } from '@plaza/contract/federation'
import type { BootPlan, PlannedRemote, Release } from '@plaza/contract/federation'
import type { DocumentParts } from '@plaza/contract/page'
import { assetPath } from '@plaza/release'
import { attributes } from '../markup/escape'
import type { Circumstances } from '../site/likely'
import { isLikely } from '../site/likely'
import { isHome } from '../site/match-route'
import type { RouteMatch } from '../site/match-route'

/** One file that the page will request soon. */
export interface Preload {
  href: string
  as: 'script' | 'style' | 'fetch'
  /** Low for what no first view waits for. */
  priority?: 'low'
  /** Absent for `as="fetch"`: Chromium warns about integrity there, and the fetch itself checks it. */
  integrity: string | undefined
}

/** What a document's preloads are chosen by. */
export interface PreloadChoice {
  plan: BootPlan
  shell: Release
  parts: DocumentParts
  match: RouteMatch | undefined
  language: Language
  circumstances: Circumstances
}

/**
 * The files of the first paint: the shell's scripts and texts, and those of the route's remote, or on home of the
 * remotes that fill its slots (EDGE-1).
 */
export function preloadsOf({ plan, shell, parts, match, language, circumstances }: PreloadChoice): Preload[] {
  const screen = match?.owner === 'shell' ? (shell.preload[match.route.path] ?? []) : []
  // Inlined files need no preload.
  const needed = screen.filter((file) => !parts.styles.includes(file))
  const shellFiles = [...parts.scripts, ...needed, ...localeOf(shell.locales, language)].map((file) =>
    assetPath(shell, file),
  )
  const hostFiles = (shell.preload[hostKey] ?? []).map((file) => assetPath(shell, file))
  const preloads = shellFiles.map((href) => preloadOf(href, plan.files))
  if (shell.readsFilesJson)
    preloads.push({ ...preloadOf(filesJsonPath(shell.remote, shell.release), {}), priority: 'low' })
  const shown = shownOf(plan, match, circumstances)
  if (shown.size > 0)
    preloads.push(
      ...[...hostFiles, ...sharedFiles(shown, shell, parts)].map((href) => preloadOf(href, plan.files)),
    )
  for (const [remote, keys] of shown)
    preloads.push(...filesOf(remote, keys, language, Boolean(shell.readsFilesJson)))
  return [...new Map(preloads.map((preload) => [preload.href, preload])).values()]
}

/** Files of the shared modules that remotes take from the shell and the first load does not have. */
const sharedFiles = (
  shown: Map<PlannedRemote, string[]>,
  shell: Release,
  { shares = {}, styles }: DocumentParts,
) =>
  [...shown]
    .flatMap(([{ uses = {} }, keys]) =>
      ['*', ...keys].flatMap((key) => (Object.hasOwn(uses, key) ? uses[key] : [])),
    )
    .flatMap((request = '') => (Object.hasOwn(shares, request) ? (shares[request] ?? []) : []))
    .filter((file) => !styles.includes(file))
    .map((file) => assetPath(shell, file))

/** Remote → keys of what the page at an address shows of it: the route, and components in the slots of its first view. */
function shownOf(
  plan: BootPlan,
  match: RouteMatch | undefined,
  circumstances: Circumstances,
): Map<PlannedRemote, string[]> {
  const opened = match?.owner === 'remote' && isLikely(match.route.when, circumstances) ? match : undefined
  const isShown = (slot: string) =>
    isHome(match) ? slot.startsWith('home.') : opened?.route.shows?.includes(slot)
  const slotsOf = ({ slots }: PlannedRemote) =>
    slots
      .filter(({ slot, component, when }) => component && isShown(slot) && isLikely(when, circumstances))
      .map(({ slot }) => `slot:${slot}`)
  const shown = plan.remotes.map((remote): [PlannedRemote, string[]] => [
    remote,
    [...(opened?.remote === remote ? [opened.route.path] : []), ...slotsOf(remote)],
  ])
  return new Map(shown.filter(([, keys]) => keys.length > 0))
}

function filesOf(
  { name, release, entry, files: hashes, preload = {}, locales }: PlannedRemote,
  keys: string[],
  language: Language,
  hasFilesJson: boolean,
): Preload[] {
  const listed = (key: string) => (Object.hasOwn(preload, key) ? preload[key] : undefined)
  const texts = keys.flatMap((key) => listed(`${language}:${key}`) ?? listed(`en:${key}`) ?? [])
  const files = ['*', ...keys].flatMap((key) => listed(key) ?? [])
  const list = hasFilesJson ? [filesJsonPath(name, release)] : []
  const all = [entry, ...list, ...files, ...texts, ...localeOf(locales, language)]
  return all.map((href) => preloadOf(href, hashes))
}

const localeOf = (locales: Record<string, string>, language: Language): string[] => {
  const file = locales[language] ?? locales['en']
  return file === undefined ? [] : [file]
}

function preloadOf(href: string, files: Record<string, string>): Preload {
  const as = href.endsWith('.css') ? 'style' : href.endsWith('.json') ? 'fetch' : 'script'
  return { href, as, integrity: as === 'fetch' ? undefined : files[href] }
}

/**
 * A preload as a tag: nonce, integrity and crossorigin, all three, or the file is fetched twice. `isLate` ones begin when the
 * document's first script says so; the one that `isEntry` is run by it.
 */
export const preloadTag = (
  { href, as, integrity, priority }: Preload,
  nonce: string,
  { isLate = false, isEntry = false } = {},
): string =>
  `<link${attributes({
    rel: isLate ? undefined : 'preload',
    'data-late': isLate || isEntry || undefined,
    'data-entry': isEntry || undefined,
    as,
    href,
    integrity,
    crossorigin: 'anonymous',
    fetchpriority: priority,
    nonce,
  })}>`
