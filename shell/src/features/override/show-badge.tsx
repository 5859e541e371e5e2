import { addCatalogue, TextProvider, type Catalogue } from '@plaza/i18n'
import type { Language } from '@plaza/contract/kernel'
import { createRoot } from 'react-dom/client'
import type { Shell } from '../../kernel/page/shell'
import type { BuildFailures } from './build-failures'
import { loadMended } from './load-mended'
import type { OverrideEntry } from './local-override'
import { OverrideBadge } from './OverrideBadge'
import { createResets } from './reset-override'
import ar from './texts/ar.json'
import en from './texts/en.json'
import fil from './texts/fil.json'
import { namespace } from './useOverrideText'

declare global {
  /** Applies a remote's edited texts; a watched build calls it. */
  var plazaTexts: ((remote: string, language: Language, catalogue: Catalogue) => void) | undefined
}

/** Renders the badge in its own React root, so that it survives failures of the page, and follows edited texts. */
export function showBadge(shell: Shell, entries: readonly OverrideEntry[], failures: BuildFailures): void {
  const { i18n, events } = shell
  for (const [language, catalogue] of [
    ['en', en],
    ['fil', fil],
    ['ar', ar],
  ] as const)
    addCatalogue(i18n, namespace, language, catalogue)
  globalThis.plazaTexts = (remote, language, catalogue) => addCatalogue(i18n, remote, language, catalogue)
  loadMended(entries, events)
  const place = document.createElement('aside')
  document.body.append(place)
  createRoot(place).render(
    <TextProvider i18n={i18n}>
      <OverrideBadge entries={entries} failures={failures} place={place} reset={createResets(events)} />
    </TextProvider>,
  )
}
