import { kitText } from '../kit-text/useKitText'
import ar from './texts/ar.json'
import en from './texts/en.json'
import fil from './texts/fil.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    'ui-chart': typeof en
  }
}

/** Texts of the kit. */
export const useChartText = /* @__PURE__ */ kitText('ui-chart', { en, fil, ar })
