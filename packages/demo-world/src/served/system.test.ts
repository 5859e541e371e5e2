import type { AnswerOf } from '@plaza/contract/kernel'
import {
  appIconUrl,
  artworkUrl,
  type contactsCall,
  type homeCall,
  type settingsCall,
} from '@plaza/contract/site'
import { testStart } from '@plaza/gateway/testing'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type Home = AnswerOf<typeof homeCall>
type Settings = AnswerOf<typeof settingsCall>

describe('what the page starts with', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  it('the page starts with the merchant’s public settings', async () => {
    const settings = await test.value<Settings>('/wps/system/settings/consolidated')
    expect(settings).toMatchObject({
      merchant: 'demo',
      merchantName: 'Perla',
      theme: 'perla',
      currency: 'PHP',
      defaultLanguage: 'fil',
      minimumAge: 21,
      promos: { CASHBACK: true },
    })
    expect(settings.whitelabel).toMatchObject({ VIPBENEFIT: true, MAILCEN: true })
    expect(settings.whitelabel['DIRECTREG3']).toBe(true)
  })

  // SERVICE-2
  it('the settings of a merchant carry its sealed service contacts and the rules of its forms', async () => {
    const settings = await test.value<Settings>('/wps/system/settings/consolidated?language=en')
    expect(settings.register).toEqual(await test.value('/wps/system/setting/register'))
    const { contacts } = await test.value<AnswerOf<typeof contactsCall>>(
      '/wps/system/service/contacts?language=en',
    )
    const named = ({ type, title }: { type: string; title: string }) => ({ type, title })
    expect(settings.customerService?.map(named)).toEqual(contacts.map(named))
    expect(contacts.length).toBeGreaterThan(0)
    for (const { link } of settings.customerService ?? []) expect(link).toMatch(/^[\w-]{40,}$/)
  })

  // CALL-7
  it.each(['localhost', 'lite.localhost'])(
    'home shows everything that a merchant can show, at %s',
    async (host) => {
      const settings = await test.value<Settings>('/wps/system/settings/consolidated', { host })
      const { resources = [], extraBanner, paths = [], helpOrganisations = [], regulatorUrl = '' } = settings
      const icon = resources.find((one) => one.resourceType === 'AppDownloadIcon')?.url ?? ''
      const links = resources.filter((one) => one.url !== icon).map((one) => one.url)
      for (const url of [...links, ...helpOrganisations.map((one) => one.url), regulatorUrl])
        expect(url).toMatch(/^https:\/\/[a-z.]+\.example\//)
      expect(Object.keys(settings.domainRoute ?? {})).toHaveLength(1)
      expect(paths.length).toBeGreaterThan(0)
      expect(typeof settings.downloadNeedsLogin).toBe('boolean')
      expect(typeof settings.hidesIosLink).toBe('boolean')
      expect(Object.keys(extraBanner?.headline ?? {})).toEqual(['en', 'fil'])
      for (const url of [
        appIconUrl(icon, 'any', 192),
        artworkUrl(extraBanner?.url ?? '', 'banner', 1, 'webp'),
      ])
        expect((await test.call({ url })).statusCode).toBe(200)
    },
  )

  // CALL-7
  it('home can be loaded in parts', async () => {
    const { mobileTemplate, whitelabel, domainRoute } = await test.value<Settings>(
      '/wps/system/settings/consolidated',
    )
    expect(await test.value('/wps/system/settings/template')).toEqual({ mobileTemplate })
    expect(await test.value('/wps/system/whitelabel')).toEqual({ whitelabel })
    expect(await test.value('/wps/system/domainRoute')).toEqual({ domainRoute })
  })

  // ROUTE-9
  it.each([
    ['localhost', 'demo', 'normal', 0],
    ['lite.localhost', 'lite', 'normal', 0],
    ['closed.localhost', 'closed', 'maintenance', 1],
    ['blocked.localhost', 'blocked', 'region', 2],
    ['closed-blocked.localhost', 'closed-blocked', 'maintenance-region', 1],
  ])(
    'the settings at %s are those of %s, in mode %s, number %d',
    async (host, merchant, mode, startUpMode) => {
      const settings = await test.value<Settings>('/wps/system/settings/consolidated', { host })
      expect(settings).toMatchObject({ merchant, startUp: { mode, startUpMode } })
      expect(await test.value('/wps/system/status', { host })).toEqual({
        mode,
        startUpMode,
        expectedEnd: null,
      })
    },
  )

  it('home is loaded in one answer', async () => {
    const home = await test.value<Home>('/wps/system/home?language=en')
    expect(home.language).toBe('en')
    expect(home.banners).toHaveLength(5)
    expect(home.banners[0]?.headline).toBe('The night market is open')
    expect(home.notices.length).toBeGreaterThan(2)
    expect(home.popular.sorting[0]).toBe('HOT')
    const times = home.hotMatches.map((match) => match.matchTime)
    expect(times.length).toBeGreaterThan(3)
    expect(times.every((time) => time >= testStart)).toBe(true)
    expect(times).toEqual([...times].sort((one, other) => one - other))
    // HOME-5: Manila is eight hours ahead of UTC.
    expect(new Set(home.hotMatches.map(({ utcOffsetMinutes }) => utcOffsetMinutes))).toEqual(new Set([480]))
  })

  it('home has upcoming matches also a year later', async () => {
    const later = testStart + 365 * 86_400_000 + 12_345
    const { hotMatches } = await test.value<Home>('/wps/system/home', { 'x-test-clock': String(later) })
    expect(hotMatches.length).toBeGreaterThan(3)
    expect(
      hotMatches.every((match) => match.matchTime >= later && match.matchTime < later + 8 * 86_400_000),
    ).toBe(true)
  })

  it('home is in the merchant’s language when a language that it does not have is requested', async () => {
    expect((await test.value<Home>('/wps/system/home?language=ja')).language).toBe('fil')
  })
})
