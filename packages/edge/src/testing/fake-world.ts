import type { Banner, HomeData, HotMatch, Settings } from '@plaza/contract/site'

/** Settings of a merchant for tests; give only what the test is about. */
export const fakeSettings = (changes: Partial<Settings> = {}): Settings => ({
  merchant: 'demo',
  merchantName: 'Plaza <Demo>',
  theme: 'dark',
  currency: 'PHP',
  languages: ['fil', 'en'],
  defaultLanguage: 'fil',
  timeZone: 'Asia/Manila',
  jurisdiction: 'PAGCOR',
  minimumAge: 21,
  licence: { holder: 'Holder', number: '1', regulator: 'Regulator' },
  startUp: { mode: 'normal', expectedEnd: null },
  whitelabel: {},
  promos: {},
  mobileTemplate: { app_background: '', app_desc: '', app_desc_font_color: '', mem_cen: '', dep_func: '' },
  imageCDNs: [],
  mainDomain: 'localhost',
  ...changes,
})

const banner: Banner = {
  id: 'b1',
  url: '/img/banner/1',
  tint: '#123456',
  headline: 'Play "now"</script>',
  line: '',
  call: 'Go',
}

export const fakeMatch: HotMatch = {
  matchTime: 1,
  league: 'League',
  homeTeam: 'Home',
  awayTeam: 'Away',
  homeTeamImageUrl: '/img/crest/1',
  awayTeamImageUrl: '/img/crest/2',
  vendor: 'V',
  roomId: 'room',
  nodeId: 1,
}

/** Home data for tests, with one banner whose headline is hostile. */
export const fakeHome = (changes: Partial<HomeData> = {}): HomeData => ({
  language: 'fil',
  banners: [banner],
  notices: [],
  hotMatches: [fakeMatch],
  popular: { sorting: [], sections: [] },
  ...changes,
})
