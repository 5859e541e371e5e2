import type { Settings } from '../site'

/** Public settings of a merchant for tests; give only what the test is about. */
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
