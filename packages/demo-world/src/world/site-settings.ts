import type { WrittenSettings } from '@plaza/gateway/world-api'
import { artworkPath, briefSeed, iconSeed, tintOf } from '../artwork/brief'
import { both } from './text'

type Site = Required<
  Pick<
    WrittenSettings,
    | 'resources'
    | 'domainRoute'
    | 'paths'
    | 'helpOrganisations'
    | 'regulatorUrl'
    | 'responsiblePath'
    | 'extraBanner'
    | 'downloadNeedsLogin'
    | 'hidesIosLink'
  >
>

const downloads = (host: string, icon: string): Site['resources'] => [
  { resourceType: 'Android', url: `https://downloads.${host}/android/latest.apk` },
  { resourceType: 'IOS', url: `https://downloads.${host}/ios` },
  { resourceType: 'MOBILECONFIG', url: `https://downloads.${host}/ios/home-screen.mobileconfig` },
  { resourceType: 'AppDownloadIcon', url: icon },
]

const organisations: Site['helpOrganisations'] = [
  { name: 'PlaySafe Philippines', url: 'https://playsafe.example/ph' },
  { name: 'Gamblers Anonymous', url: 'https://ga.example/manila' },
]

const banner = {
  motif: 'treasureMap',
  layout: 'diagonal',
  setting: 'bay',
  palette: 'lagoon',
  variant: 1,
} as const

/** What the demo merchant has besides its games: downloads, additional routes, help for players, the extra banner. */
export const demoSite: Site = {
  resources: downloads('perla.example', artworkPath('icon', iconSeed({ motif: 'pearl', palette: 'orchid' }))),
  domainRoute: { 'promo.localhost': '/m/activity' },
  paths: [
    { path: '/m/promo', to: '/m/activity' },
    { path: '/m/faq', to: '/m/help' },
    { path: '/m/responsibleGaming', to: '/m/help?i=5' },
    { path: '/m/cs', to: '/m/service' },
  ],
  helpOrganisations: organisations,
  regulatorUrl: 'https://regulator.example/licences/DEMO-21-0001',
  responsiblePath: '/m/responsible',
  extraBanner: {
    url: artworkPath('banner', briefSeed(banner)),
    tint: tintOf(banner.palette),
    headline: both('The market in your pocket', 'Ang pamilihan sa bulsa mo'),
    link: '/m/download',
  },
  downloadNeedsLogin: false,
  hidesIosLink: false,
}

/** The second merchant: fewer downloads, an iOS app only by the home screen, and a download bar for members. */
export const liteSite: Site = {
  ...demoSite,
  resources: downloads(
    'lite.example',
    artworkPath('icon', iconSeed({ motif: 'lighthouse', palette: 'tide' })),
  ).filter((one) => one.resourceType !== 'MOBILECONFIG'),
  domainRoute: { 'help.lite.localhost': '/m/help' },
  paths: [{ path: '/m/faq', to: '/m/help' }],
  helpOrganisations: organisations.slice(0, 1),
  regulatorUrl: 'https://regulator.example/licences/DEMO-21-0002',
  extraBanner: {
    ...demoSite.extraBanner,
    headline: both('Add the harbour to your home screen', 'Ilagay ang daungan sa home screen'),
  },
  downloadNeedsLogin: true,
  hidesIosLink: true,
}
