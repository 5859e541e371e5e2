import { kitText } from '../kit-text/useKitText'
import ar from './texts/ar.json'
import en from './texts/en.json'
import fil from './texts/fil.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    'ui-steps': typeof en
  }
}

/** Texts of the kit. */
export const useStepsText = /* @__PURE__ */ kitText('ui-steps', { en, fil, ar })
