import type { Balance } from '@plaza/contract/money'
import type { Settings } from '@plaza/contract/site'

/** Settings of a merchant for tests. */
export const testSettings = (given: Partial<Settings> = {}): Settings => ({
  merchant: 'demo',
  merchantName: 'Perla',
  theme: 'perla',
  currency: 'PHP',
  languages: ['fil', 'en'],
  defaultLanguage: 'fil',
  timeZone: 'Asia/Manila',
  jurisdiction: 'PAGCOR',
  minimumAge: 21,
  licence: { holder: 'Perla Leisure', number: 'DEMO-21', regulator: 'PAGCOR' },
  startUp: { mode: 'normal', expectedEnd: null },
  whitelabel: {},
  promos: {},
  mobileTemplate: { app_background: '', app_desc: '', app_desc_font_color: '', mem_cen: '0', dep_func: '0' },
  imageCDNs: [],
  mainDomain: 'localhost',
  ...given,
})

/** A balance in pesos for tests. */
export const testBalance = (totalMinor: number, version = 1): Balance => ({
  wallets: [{ wallet: 'main', balanceMinor: totalMinor }],
  totalMinor,
  currency: 'PHP',
  version,
  asOf: version,
})
