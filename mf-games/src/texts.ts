import { useText, type TextsOf } from '@plaza/i18n'
import type english from './locales/en.json'

/** The texts that several features show: the build adds them to the catalogue of each. */
export type SharedTexts = typeof english

/** The texts that several features show; a feature's own come with them (`locales/<feature>/texts`). */
export const useGamesText = (): TextsOf<SharedTexts> => useText<string>('mf-games')
