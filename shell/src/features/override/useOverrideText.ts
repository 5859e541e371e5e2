import { useText, type Translate } from '@plaza/i18n'
import type english from './texts/en.json'

/** Namespace of the badge's texts, which load with it. */
export const namespace = 'override'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    override: typeof english
  }
}

/** The texts of the badge. */
export const useOverrideText = (): Translate<'override'> => useText(namespace)
