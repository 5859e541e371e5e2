import { useText } from '@plaza/i18n'

/**
 * What the parts of plays are called, by the ids of the rules; a chunk that has this function loads the texts. Ids are
 * data, so the keys are not known to the compiler.
 */
export const usePlayText = () => useText<string>('mf-games')
