import { flagNames, type Flags, type FlagName, type PromoName } from '@plaza/contract/site'
import {
  defaultRegister,
  type DepositPromotion,
  type Referral,
  type Rewards,
  type Vip,
  type ImportedMerchant,
  type WrittenSettings,
} from '@plaza/gateway/world-api'
import { demoMissions, demoRanking } from './missions'
import { demoPromotions, qrPromotion } from './promotions'
import { demoVip } from './vip'
import { demoSite, liteSite } from './site-settings'

/** Settings of a merchant of the demo. */
type DemoSettings = WrittenSettings & {
  depositPromotions: DepositPromotion[]
  referral: Referral | null
  rewards: Rewards
  kyc: object
  redRain: object
  missions: readonly object[]
  ranking: object
  vip: Vip
  rebates: object
  chat: object
}

/** A merchant of the demo. */
export type DemoMerchant = ImportedMerchant<DemoSettings>

/** Flags whose screens no release has yet, which the front end would offer because of the flag alone. */
const withoutScreens: readonly FlagName[] = ['FIREBASEVER3']
const liteFlags: readonly FlagName[] = ['USERNAMEREG3', 'DEPRECM3', 'WITHREC3', 'MAILCEN', 'REWCEN3']

const only = (names: readonly string[]): Flags => Object.fromEntries(names.map((name) => [name, true]))
const promos = (...names: PromoName[]): Flags => only(names)

const demoSettings: DemoSettings = {
  ...demoSite,
  theme: 'perla',
  languages: ['fil', 'en'],
  defaultLanguage: 'fil',
  timeZone: 'Asia/Manila',
  jurisdiction: 'PAGCOR',
  minimumAge: 21,
  licence: { holder: 'Perla Leisure (demonstration)', number: 'DEMO-21-0001', regulator: 'PAGCOR' },
  startUp: { mode: 'normal', expectedEnd: null },
  whitelabel: only(flagNames.filter((name) => !withoutScreens.includes(name))),
  promos: promos('REFERRAL', 'MISSION', 'REDRAIN', 'WELCOME', 'CASHBACK'),
  mobileTemplate: {
    app_background: '#12093a',
    app_desc: {
      en: 'A night market by the sea',
      fil: 'Night market sa tabi ng dagat',
    },
    app_desc_font_color: '#ffffff',
    mem_cen: '1',
    dep_func: '1',
  },
  imageCDNs: [],
  mainDomain: 'localhost',
  register: defaultRegister,
  lottery: { ELOTT: ['TCG_LOTTO_VN', 'LOTT'] },
  depositPromotions: [...demoPromotions, qrPromotion].map((promotion) => ({ ...promotion, isOn: true })),
  referral: {
    leastDepositMinor: 500_00,
    friendMinor: 100_00,
    tiers: [
      { from: 1, rewardMinor: 200_00 },
      { from: 5, rewardMinor: 250_00 },
      { from: 20, rewardMinor: 300_00 },
    ],
    wagering: 1,
    wageringDays: null,
  },
  // A monthly bonus of VIP is paid in parts.
  rewards: { expiryDays: 30, calendars: { 'vip-monthly': { firstPercent: 40, days: 3, hours: 24 } } },
  // As shipped; named, so that each can be set by its path.
  withdrawals: { maxPerLevelMinor: 10_000_00, review: {} },
  // A withdrawal a day of the most that one may be needs no documents; deposits need none here.
  kyc: { depositsFrom: 'unverified', withdrawADayMinor: { unverified: 50_000_00, basic: 200_000_00 } },
  redRain: {},
  missions: demoMissions,
  ranking: demoRanking,
  vip: demoVip,
  rebates: { mode: 'manual', leastMinor: 1_00, mostADayMinor: 5_000_00, wagering: 0 },
  chat: { provider: 'demo' },
}

const liteSettings: DemoSettings = {
  ...demoSettings,
  ...liteSite,
  chat: { provider: null },
  lottery: { ELOTT: [] },
  depositPromotions: [],
  referral: null,
  // Takes deposits from verified members alone.
  kyc: { ...demoSettings.kyc, depositsFrom: 'basic' },
  theme: 'lite',
  licence: { holder: 'Lite Leisure (demonstration)', number: 'DEMO-21-0002', regulator: 'PAGCOR' },
  whitelabel: only(liteFlags),
  promos: promos('WELCOME'),
  mobileTemplate: {
    app_background: '#07151b',
    app_desc: { en: 'A quiet harbour', fil: 'Isang tahimik na daungan' },
    app_desc_font_color: '#effaff',
    mem_cen: '0',
    dep_func: '0',
  },
  mainDomain: 'lite.localhost',
}

const closedAs = (mode: WrittenSettings['startUp']['mode'], host: string): DemoSettings => ({
  ...demoSettings,
  startUp: { mode, expectedEnd: null },
  mainDomain: host,
})

const real = (code: string, name: string, settings: DemoSettings): DemoMerchant[] => [
  { code, name, currency: 'PHP', trialOf: null, settings },
  { code: `${code}-trial`, name: `${name} (trial)`, currency: 'PHP', trialOf: code, settings },
]

/** Merchants on the demo's hosts (START-2), each followed by its trial merchant. */
export const demoMerchants: DemoMerchant[] = [
  ...real('demo', 'Perla', demoSettings),
  ...real('lite', 'Lite', liteSettings),
  ...real('closed', 'Perla', closedAs('maintenance', 'closed.localhost')),
  ...real('blocked', 'Perla', closedAs('region', 'blocked.localhost')),
  ...real('closed-blocked', 'Perla', closedAs('maintenance-region', 'closed-blocked.localhost')),
]
