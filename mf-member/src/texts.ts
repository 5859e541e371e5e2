import type english from './locales/en.json'

/** The texts that several features show: the build adds them to the catalogue of each (`locales/<feature>/texts`). */
export type SharedTexts = typeof english
