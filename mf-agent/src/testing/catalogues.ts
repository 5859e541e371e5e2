import { joinCatalogues } from '@plaza/i18n/testing'
import agentHomeEn from '../locales/agent-home/en.json'
import agentHomeFil from '../locales/agent-home/fil.json'
import contractPromptsEn from '../locales/contract-prompts/en.json'
import contractPromptsFil from '../locales/contract-prompts/fil.json'
import contractsEn from '../locales/contracts/en.json'
import contractsFil from '../locales/contracts/fil.json'
import dividendsEn from '../locales/dividends/en.json'
import dividendsFil from '../locales/dividends/fil.json'
import downlineEn from '../locales/downline-transfer/en.json'
import downlineFil from '../locales/downline-transfer/fil.json'
import envelopesEn from '../locales/envelopes/en.json'
import envelopesFil from '../locales/envelopes/fil.json'
import en from '../locales/en.json'
import fil from '../locales/fil.json'
import ledgerKindsEn from '../locales/ledger-kinds/en.json'
import ledgerKindsFil from '../locales/ledger-kinds/fil.json'
import openAccountEn from '../locales/open-account/en.json'
import openAccountFil from '../locales/open-account/fil.json'
import ratesEn from '../locales/rates/en.json'
import ratesFil from '../locales/rates/fil.json'
import teamListEn from '../locales/team-list/en.json'
import teamListFil from '../locales/team-list/fil.json'
import teamBettingEn from '../locales/team-betting/en.json'
import teamBettingFil from '../locales/team-betting/fil.json'
import teamEn from '../locales/team/en.json'
import teamFil from '../locales/team/fil.json'
import rebateIncomeEn from '../locales/rebate-income/en.json'
import rebateIncomeFil from '../locales/rebate-income/fil.json'
import noticesEn from '../locales/notices/en.json'
import noticesFil from '../locales/notices/fil.json'

/** Feature → its catalogues by language; `shared` has the texts of all features. */
export const catalogues = {
  shared: { en, fil },
  'agent-home': { en: agentHomeEn, fil: agentHomeFil },
  'contract-prompts': { en: contractPromptsEn, fil: contractPromptsFil },
  contracts: { en: contractsEn, fil: contractsFil },
  dividends: { en: dividendsEn, fil: dividendsFil },
  'downline-transfer': { en: downlineEn, fil: downlineFil },
  envelopes: { en: envelopesEn, fil: envelopesFil },
  'ledger-kinds': { en: ledgerKindsEn, fil: ledgerKindsFil },
  'open-account': { en: openAccountEn, fil: openAccountFil },
  rates: { en: ratesEn, fil: ratesFil },
  team: { en: teamEn, fil: teamFil },
  'rebate-income': { en: rebateIncomeEn, fil: rebateIncomeFil },
  'team-list': { en: teamListEn, fil: teamListFil },
  'team-betting': { en: teamBettingEn, fil: teamBettingFil },
  notices: { en: noticesEn, fil: noticesFil },
}

const all = Object.values(catalogues)

/** Every text of this remote by language. */
export const allTexts = {
  en: joinCatalogues(...all.map((texts) => texts.en)),
  fil: joinCatalogues(...all.map((texts) => texts.fil)),
}
