import { joinCatalogues } from '@plaza/i18n/testing'
import accountsEn from '../locales/accounts/en.json'
import accountsFil from '../locales/accounts/fil.json'
import depositEn from '../locales/deposit/en.json'
import depositFil from '../locales/deposit/fil.json'
import en from '../locales/en.json'
import fil from '../locales/fil.json'
import ledgerKindsEn from '../locales/ledger-kinds/en.json'
import ledgerKindsFil from '../locales/ledger-kinds/fil.json'
import moneySummaryEn from '../locales/money-summary/en.json'
import moneySummaryFil from '../locales/money-summary/fil.json'
import passwordEn from '../locales/password/en.json'
import passwordFil from '../locales/password/fil.json'
import recordsEn from '../locales/records/en.json'
import recordsFil from '../locales/records/fil.json'
import turnoverEn from '../locales/turnover/en.json'
import turnoverFil from '../locales/turnover/fil.json'
import uplineEn from '../locales/upline/en.json'
import uplineFil from '../locales/upline/fil.json'
import vendorWalletsEn from '../locales/vendor-wallets/en.json'
import vendorWalletsFil from '../locales/vendor-wallets/fil.json'
import verifyEn from '../locales/verify/en.json'
import verifyFil from '../locales/verify/fil.json'
import walletEn from '../locales/wallet/en.json'
import walletFil from '../locales/wallet/fil.json'
import withdrawEn from '../locales/withdraw/en.json'
import withdrawFil from '../locales/withdraw/fil.json'

/** Feature → its catalogues by language; `shared` has the texts of all features. */
export const catalogues = {
  shared: { en, fil },
  deposit: { en: depositEn, fil: depositFil },
  withdraw: { en: withdrawEn, fil: withdrawFil },
  accounts: { en: accountsEn, fil: accountsFil },
  'money-summary': { en: moneySummaryEn, fil: moneySummaryFil },
  password: { en: passwordEn, fil: passwordFil },
  records: { en: recordsEn, fil: recordsFil },
  turnover: { en: turnoverEn, fil: turnoverFil },
  upline: { en: uplineEn, fil: uplineFil },
  'vendor-wallets': { en: vendorWalletsEn, fil: vendorWalletsFil },
  verify: { en: verifyEn, fil: verifyFil },
  wallet: { en: walletEn, fil: walletFil },
  'ledger-kinds': { en: ledgerKindsEn, fil: ledgerKindsFil },
}

const all = Object.values(catalogues)

/** Every text of this remote by language. */
export const allTexts = {
  en: joinCatalogues(...all.map((texts) => texts.en)),
  fil: joinCatalogues(...all.map((texts) => texts.fil)),
}
