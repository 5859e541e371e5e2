import { joinCatalogues } from '@plaza/i18n/testing'
import agentHomeEn from '../locales/agent-home/en.json'
import agentHomeFil from '../locales/agent-home/fil.json'
import contractPromptsEn from '../locales/contract-prompts/en.json'
import contractPromptsFil from '../locales/contract-prompts/fil.json'
import contractsEn from '../locales/contracts/en.json'
import contractsFil from '../locales/contracts/fil.json'
import en from '../locales/en.json'
import fil from '../locales/fil.json'
import ledgerKindsEn from '../locales/ledger-kinds/en.json'
import ledgerKindsFil from '../locales/ledger-kinds/fil.json'
import openAccountEn from '../locales/open-account/en.json'
import openAccountFil from '../locales/open-account/fil.json'
import ratesEn from '../locales/rates/en.json'
import ratesFil from '../locales/rates/fil.json'
import noticesEn from '../locales/notices/en.json'
import noticesFil from '../locales/notices/fil.json'

/** Feature → its catalogues by language; `shared` has the texts of all features. */
export const catalogues = {
  shared: { en, fil },
  'agent-home': { en: agentHomeEn, fil: agentHomeFil },
  'contract-prompts': { en: contractPromptsEn, fil: contractPromptsFil },
  contracts: { en: contractsEn, fil: contractsFil },
  'ledger-kinds': { en: ledgerKindsEn, fil: ledgerKindsFil },
  'open-account': { en: openAccountEn, fil: openAccountFil },
  rates: { en: ratesEn, fil: ratesFil },
  notices: { en: noticesEn, fil: noticesFil },
}

const all = Object.values(catalogues)

/** Every text of this remote by language. */
export const allTexts = {
  en: joinCatalogues(...all.map((texts) => texts.en)),
  fil: joinCatalogues(...all.map((texts) => texts.fil)),
}
