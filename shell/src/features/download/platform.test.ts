import { downloadLinks, type DownloadSettings } from './links'
import { needsSafari, offersBar, type BarFacts } from './offers-bar'
import { platformOf, type BrowserFacts } from './platform'
import { keepWebclip } from './webclip'
import { createMemoryStorage } from '@plaza/events/testing'

const agents = {
  iphoneSafari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  iphone12:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
  iphoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
  iphoneFirefox:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/127.0 Mobile/15E148 Safari/605.1.15',
  iphoneFacebook:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20G75 [FBAN/FBIOS;FBAV/420.0]',
  iphoneDuck:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15',
  iphoneWebClip:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  iphoneApp:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 AppVersion/1.2.3',
  ipodOld:
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13G36 Safari/601.1',
  ipadAsMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  androidChrome:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  androidApp:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 AppVersion/2.0.1',
  windowsChrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
}
type Agent = keyof typeof agents
const at = (agent: Agent, rest: Partial<BrowserFacts> = {}) =>
  platformOf({
    userAgent: agents[agent],
    maxTouchPoints: agent.startsWith('windows') ? 0 : 5,
    isStandalone: false,
    ...rest,
  })

describe('the platform', () => {
  it.each<[Agent, boolean, boolean, boolean, string]>([
    ['iphoneSafari', true, true, true, '17.5'],
    ['iphone12', true, true, true, '12.1'],
    ['iphoneChrome', true, true, false, '17.5'],
    ['iphoneFirefox', true, true, false, '14.5'],
    ['iphoneFacebook', true, true, false, '16.6'],
    ['iphoneDuck', true, true, false, '17.4'],
    ['iphoneWebClip', true, true, false, '17.5'],
    ['ipodOld', true, true, true, '9.3'],
    ['ipadAsMac', true, true, true, '17.5'],
    ['androidChrome', false, true, false, ''],
    ['androidTablet', false, true, false, ''],
    ['windowsChrome', false, false, false, ''],
  ])(
    'detects of %s: iOS %s, mobile %s, Safari %s, version %s',
    (agent, isIos, isMobile, isSafari, version) => {
      expect(at(agent)).toEqual({
        isIos,
        isMobile,
        isSafari,
        isInApp: false,
        isStandalone: false,
        ...(version ? { iosVersion: version.split('.').map(Number) } : {}),
      })
    },
  )

  it('a Macintosh without a touch screen counts as a computer', () => {
    const mac = at('ipadAsMac', { maxTouchPoints: 0 })
    expect([mac.isIos, mac.isMobile, mac.isSafari]).toEqual([false, false, false])
  })

  it.each<Agent>(['iphoneApp', 'androidApp'])('recognises that %s runs inside the app', (agent) => {
    expect(at(agent).isInApp).toBe(true)
  })
})

const all: DownloadSettings = {
  resources: [
    { resourceType: 'Android', url: '/downloads/perla.apk' },
    { resourceType: 'IOS', url: 'https://apps.test/perla' },
    { resourceType: 'MOBILECONFIG', url: '/downloads/perla.mobileconfig' },
  ],
}
const only = (...types: string[]): DownloadSettings => ({
  resources: (all.resources ?? []).filter(({ resourceType }) => types.includes(resourceType)),
})

describe('the links of the download pop-up', () => {
  // DOWNLOAD-3
  it.each<[Agent, DownloadSettings, string | null, string[]]>([
    ['windowsChrome', all, null, ['android', 'ios']],
    ['windowsChrome', { ...all, hidesIosLink: true }, null, ['android', 'ios']],
    ['androidChrome', all, null, ['android']],
    ['androidTablet', all, null, ['android']],
    ['iphoneSafari', all, null, ['ios', 'profile']],
    ['iphoneSafari', all, '1', ['ios']],
    ['iphoneSafari', all, '0', ['ios', 'profile']],
    ['iphoneSafari', { ...all, hidesIosLink: true }, null, ['profile']],
    ['iphoneSafari', { ...all, hidesIosLink: true }, '1', []],
    ['iphoneChrome', all, null, ['ios', 'profile']],
    ['ipadAsMac', all, null, ['ios', 'profile']],
    ['iphoneSafari', only('Android'), null, []],
    ['iphoneSafari', only('MOBILECONFIG'), null, ['profile']],
    ['androidChrome', only('IOS', 'MOBILECONFIG'), null, []],
    ['windowsChrome', {}, null, []],
  ])('the download links on %s with %j and WEBCLIP %j are %j', (agent, settings, webclip, names) => {
    expect(Object.keys(downloadLinks(settings, at(agent), webclip))).toEqual(names)
  })

  it.each(['javascript:x()', 'data:text/html,x', '//evil.test/x.apk', '/\\evil.test', '', 'itms-services:x'])(
    'the download links never lead to %j',
    (url) => {
      const settings: DownloadSettings = { resources: [{ resourceType: 'Android', url }] }
      expect(downloadLinks(settings, at('androidChrome'), null)).toEqual({})
    },
  )
})

describe('the download bar', () => {
  const facts = (rest: Partial<BarFacts> = {}): BarFacts => ({
    settings: all,
    platform: at('androidChrome'),
    isSignedIn: false,
    webclip: null,
    closed: null,
    ...rest,
  })
  // DOWNLOAD-1
  it.each<[string, BarFacts, boolean]>([
    ['appears when there is a link', facts(), true],
    ['appears on a computer', facts({ platform: at('windowsChrome') }), true],
    ['appears in another browser of iOS', facts({ platform: at('iphoneChrome') }), true],
    ['stays away once it has been closed', facts({ closed: '1' }), false],
    ['stays away inside the app', facts({ platform: at('androidApp') }), false],
    [
      'stays away when the site is installed',
      facts({ platform: at('androidChrome', { isStandalone: true }) }),
      false,
    ],
    ['stays away when no link is for the platform', facts({ settings: only('IOS') }), false],
    ['stays away when there are no links at all', facts({ settings: {} }), false],
    [
      'stays away without a session when it needs one',
      facts({ settings: { ...all, downloadNeedsLogin: true } }),
      false,
    ],
    [
      'there is with a session where one is asked for',
      facts({ settings: { ...all, downloadNeedsLogin: true }, isSignedIn: true }),
      true,
    ],
    [
      'is not when the profile was all there was, and is installed',
      facts({ platform: at('iphoneSafari'), settings: only('MOBILECONFIG'), webclip: '1' }),
      false,
    ],
  ])('the download bar %s', (_rule, given, isThere) => {
    expect(offersBar(given)).toBe(isThere)
  })

  it.each<[Agent, boolean]>([
    ['iphoneSafari', false],
    ['iphoneChrome', true],
    ['iphoneFacebook', true],
    ['androidChrome', false],
    ['windowsChrome', false],
  ])('the download bar on %s asks for Safari: %s', (agent, asks) => {
    expect(needsSafari(at(agent))).toBe(asks)
  })
})

describe('WEBCLIP', () => {
  it.each([
    ['?webclip=1', '1'],
    ['?a=b&webclip=1', '1'],
    ['?webclip=0', null],
    ['', null],
  ])('WEBCLIP after an address with %j is %j', (search, kept) => {
    const storage = createMemoryStorage()
    keepWebclip(search, storage)
    expect(storage.getItem('WEBCLIP')).toBe(kept)
  })

  it('WEBCLIP stays once it is set', () => {
    const storage = createMemoryStorage()
    keepWebclip('?webclip=1', storage)
    keepWebclip('?webclip=0', storage)
    expect(storage.getItem('WEBCLIP')).toBe('1')
  })
})
