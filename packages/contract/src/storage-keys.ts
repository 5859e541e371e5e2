/** Where a key lives. */
export type StorageArea = 'local' | 'session' | 'cookie' | 'indexeddb'

export interface StorageKey {
  area: StorageArea
  /** The one room that writes it. */
  owner: 'shell' | 'events' | 'i18n' | 'edge' | 'gateway' | 'mf-games' | 'mf-cashier' | 'federation'
  clearedBy: 'logout' | 'never'
  lifetime: string
  holds: string
}

/** Every key that the site keeps in a browser (rulings, Sign-in). Log-out clears by this table. */
export const storageKeys = {
  MC_SESSION_INFO: {
    area: 'local',
    owner: 'events',
    clearedBy: 'logout',
    lifetime: 'session',
    holds: 'session info of spec §3',
  },
  memberInfo: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
    lifetime: 'session',
    holds: 'the six fields of member info, spec §3',
  },
  autoLogin: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
    lifetime: 'for ever',
    holds: "'0' after log-out (spec §4)",
  },
  autoLoginInfo: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
    lifetime: 'until log-out',
    holds: 'remembered sign-in of each mode, sealed (spec §3 Remembered login, credentials)',
  },
  autoLoginSalt: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
    lifetime: 'until log-out',
    holds: 'salt of the remembered sign-in (spec §3 Remembered login, secret salt)',
  },
  'plaza#indexeddb': {
    area: 'indexeddb',
    owner: 'shell',
    clearedBy: 'logout',
    lifetime: 'until log-out',
    holds:
      'database with the key of this device that seals the remembered sign-in; scripts use it and cannot export it',
  },
  WEBCLIP: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
    lifetime: 'for ever',
    holds: "'1' when opened from the installed profile (spec §2 Download popup, §3 registerMethod)",
  },
  downloadBarClosed: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
    lifetime: 'for ever',
    holds: "'1' once the download bar has been closed (spec §2 Download bar)",
  },
  popupA: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
    lifetime: 'for ever',
    holds: 'announcements that were closed while signed in (spec §4 Pop-up visibility, key group A)',
  },
  popupB: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
    lifetime: 'for ever',
    holds: 'announcements that were closed while signed out (key group B)',
  },
  'plaza.visited': {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
    lifetime: 'for ever',
    holds:
      "'1' once this browser has been here (spec §2 Add-to-home-screen guide: who comes back is offered it)",
  },
  'plaza.visiting': {
    area: 'session',
    owner: 'shell',
    clearedBy: 'logout',
    lifetime: 'tab',
    holds: "'first' or 'again': what this visit is",
  },
  'plaza.guideClosed': {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
    lifetime: 'for ever',
    holds: "'1' once the add-to-home-screen guide has been closed",
  },
  announcementNotice: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
    lifetime: 'until the next answer',
    holds: 'announcements, shown at once and revalidated (spec §7)',
  },
  regValidatas: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
    lifetime: 'until the next answer',
    holds: 'rules of the forms, shown at once and revalidated (spec §7)',
  },
  bankList: {
    area: 'local',
    owner: 'mf-cashier',
    clearedBy: 'logout',
    lifetime: 'session',
    holds: 'payout accounts (spec §4 Log-out)',
  },
  trialName: {
    area: 'session',
    owner: 'shell',
    clearedBy: 'logout',
    lifetime: 'tab',
    holds: 'name of the trial account (spec §3 Session info)',
  },
  'plaza.smsUntil': {
    area: 'session',
    owner: 'shell',
    clearedBy: 'logout',
    lifetime: 'until the countdown ends',
    holds: 'until when no further SMS code can be asked for, by purpose (rulings, Sign-in)',
  },
  'plaza_captcha#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'never',
    lifetime: '10 minutes',
    holds: 'which captcha this browser was shown; HttpOnly',
  },
  'plaza_social#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'never',
    lifetime: '10 minutes',
    holds: 'a social sign-in in progress; HttpOnly',
  },
  language: {
    area: 'local',
    owner: 'i18n',
    clearedBy: 'never',
    lifetime: 'for ever',
    holds: 'interface language',
  },
  'language#cookie': {
    area: 'cookie',
    owner: 'i18n',
    clearedBy: 'never',
    lifetime: '1 year',
    holds: 'interface language, so that the HTML is drawn in it',
  },
  'theme#cookie': {
    area: 'cookie',
    owner: 'shell',
    clearedBy: 'never',
    lifetime: '1 year',
    holds: "'dark' or 'light', so that the HTML is drawn in it",
  },
  hideBalance: {
    area: 'local',
    owner: 'events',
    clearedBy: 'never',
    lifetime: 'for ever',
    holds: "'1' when the balance is masked",
  },
  'plaza.visitor#cookie': {
    area: 'cookie',
    owner: 'edge',
    clearedBy: 'never',
    lifetime: '1 year',
    holds: 'visitor id for rollouts, used for nothing else',
  },
  'plaza_session#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'logout',
    lifetime: '30 days',
    holds: "session authority; HttpOnly; over plain http, on a developer's machine",
  },
  '__Host-plaza_session#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'logout',
    lifetime: '30 days',
    holds: 'session authority; HttpOnly; over https',
  },
  gameHot: {
    area: 'local',
    owner: 'mf-games',
    clearedBy: 'logout',
    lifetime: 'until the next answer',
    holds: 'hot games, shown at once and revalidated (spec §7)',
  },
  allVasslage: {
    area: 'local',
    owner: 'mf-games',
    clearedBy: 'logout',
    lifetime: 'until the next answer',
    holds: 'every vendor of the merchant, shown at once and revalidated (spec §7)',
  },
  vassalTypes: {
    area: 'local',
    owner: 'mf-games',
    clearedBy: 'logout',
    lifetime: 'until the next answer',
    holds: 'vendors by category, shown at once and revalidated (spec §7 vassal game types)',
  },
  'plaza.searches': {
    area: 'local',
    owner: 'mf-games',
    clearedBy: 'logout',
    lifetime: 'until they are cleared',
    holds: 'recent searches for games, the last one first',
  },
  'plaza.listPlaces': {
    area: 'session',
    owner: 'mf-games',
    clearedBy: 'logout',
    lifetime: 'tab',
    holds:
      'where lists of games were left: address, pages and scroll, so that the way back from a game leads there',
  },
  'plaza.afterLogin': {
    area: 'session',
    owner: 'mf-games',
    clearedBy: 'logout',
    lifetime: 'until the visitor has signed in',
    holds: 'what a visitor wanted to do with a game when it was asked to sign in',
  },
  'plaza.launch': {
    area: 'session',
    owner: 'mf-games',
    clearedBy: 'logout',
    lifetime: 'until the game is left',
    holds: 'the sitting that this tab has open, so that a reload goes on with it',
  },
  'plaza.intent': {
    area: 'session',
    owner: 'mf-cashier',
    clearedBy: 'logout',
    lifetime: 'until the order ends',
    holds: 'idempotency key and order of a deposit or withdrawal in progress',
  },
  'plaza.reloaded': {
    area: 'session',
    owner: 'federation',
    clearedBy: 'logout',
    lifetime: 'tab',
    holds: 'the release for which this tab has loaded the document last (design §3)',
  },
} as const satisfies Record<string, StorageKey>

export type StorageKeyName = keyof typeof storageKeys

/** Names of the keys in an area that log-out clears. */
export const clearedAtLogout = (area: StorageArea): string[] =>
  Object.entries<StorageKey>(storageKeys)
    .filter(([, key]) => key.area === area && key.clearedBy === 'logout')
    .map(([name]) => name.replace(/#.*/, ''))
