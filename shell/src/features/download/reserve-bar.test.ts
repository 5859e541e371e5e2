import { createMemoryStorage } from '@plaza/events/testing'
import type { DownloadSettings } from './links'
import { offersBar } from './offers-bar'
import { platformOf } from './platform'
import { reserveBarScript } from './reserve-bar'

interface Case {
  settings: DownloadSettings & { downloadNeedsLogin?: boolean }
  userAgent: string
  maxTouchPoints: number
  isStandalone: boolean
  stored: Record<string, string>
}

/** Whether the script reserves space for the bar. */
function keepsPlace({ settings, userAgent, maxTouchPoints, isStandalone, stored }: Case): boolean {
  let isKept = false
  const localStorage = createMemoryStorage()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const parts = {
    document: {
      documentElement: { setAttribute: (name: string) => (isKept = name === 'data-download-bar') },
    },
    navigator: { userAgent, maxTouchPoints },
    matchMedia: () => ({ matches: isStandalone }),
    localStorage,
  }
  const script = reserveBarScript.replace('{{downloads}}', JSON.stringify(settings))
  new Function(...Object.keys(parts), script)(...Object.values(parts))
  return isKept
}

const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 AppVersion/1.2.3',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
]
const android = { resourceType: 'Android', url: 'https://downloads.test/latest.apk' } as const
const ios = { resourceType: 'IOS', url: '/ios' } as const
const profile = { resourceType: 'MOBILECONFIG', url: '/site.mobileconfig' } as const
const icon = { resourceType: 'AppDownloadIcon', url: '/img/icon' } as const
const settings: Case['settings'][] = [
  {},
  { resources: [icon] },
  { resources: [android] },
  { resources: [{ ...android, url: 'javascript:x()' }] },
  { resources: [ios] },
  { resources: [ios], hidesIosLink: true },
  { resources: [profile] },
  { resources: [android, ios, profile, icon], downloadNeedsLogin: true },
]
const stores: Case['stored'][] = [{}, { downloadBarClosed: '1' }, { WEBCLIP: '1' }, { MC_SESSION_INFO: '{}' }]

const cases: Case[] = agents.flatMap((userAgent) =>
  settings.flatMap((one) =>
    stores.flatMap((stored) =>
      [0, 5].flatMap((maxTouchPoints) =>
        [false, true].map((isStandalone) => ({
          userAgent,
          settings: one,
          stored,
          maxTouchPoints,
          isStandalone,
        })),
      ),
    ),
  ),
)

describe('the place of the download bar', () => {
  it('space for the download bar is reserved exactly when the bar will appear', () => {
    const isExpected = ({ stored, ...rest }: Case) =>
      offersBar({
        settings: rest.settings,
        platform: platformOf(rest),
        isSignedIn: 'MC_SESSION_INFO' in stored,
        webclip: stored['WEBCLIP'] ?? null,
        closed: stored['downloadBarClosed'] ?? null,
      })
    const expected = cases.map(isExpected)
    expect(cases.map(keepsPlace)).toEqual(expected)
    expect(new Set(expected).size).toBe(2)
  })
})
