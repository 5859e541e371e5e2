import type { Localized } from '@plaza/contract/kernel'

/** A text in the demo's two languages. */
export const both = (en: string, fil: string): Localized => ({ en, fil })
