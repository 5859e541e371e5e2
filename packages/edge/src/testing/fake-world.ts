import type { Banner, HomeData, HotMatch, Settings } from '@plaza/contract/site'
import { testSettings } from '@plaza/contract/testing'

/** Public settings of a merchant whose name must be escaped; give only what the test is about. */
export const fakeSettings = (changes: Partial<Settings> = {}): Settings =>
  testSettings({ merchantName: 'Plaza <Demo>', theme: 'dark', ...changes })

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
  utcOffsetMinutes: 480,
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
