/** Where a key lives. */
export type StorageArea = 'local' | 'session' | 'cookie' | 'indexeddb'

export interface StorageKey {
  area: StorageArea
  /** The one room that writes it. */
  owner: 'shell' | 'events' | 'i18n' | 'edge' | 'gateway' | 'mf-games' | 'mf-cashier' | 'federation'
  clearedBy: 'logout' | 'never'
}

/** Every key that the site keeps in a browser (SESSION-3). Log-out clears by this table. */
export const storageKeys = {
  /** Session info (SESSION-1). Kept as long as the session. */
  MC_SESSION_INFO: {
    area: 'local',
    owner: 'events',
    clearedBy: 'logout',
  },
  /** The six fields of member info (SESSION-1). Kept as long as the session. */
  memberInfo: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** '0' after log-out (SESSION-2). Kept for ever. */
  autoLogin: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** Remembered sign-in of each mode, sealed (LOGIN-2). Kept until log-out. */
  autoLoginInfo: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** Salt of the remembered sign-in (LOGIN-2). Kept until log-out. */
  autoLoginSalt: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /**
   * Database with the key of this device that seals the remembered sign-in; scripts use it and cannot export it. Kept
   * until log-out.
   */
  'plaza#indexeddb': {
    area: 'indexeddb',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** '1' when opened from the installed profile (DOWNLOAD-3). Kept for ever. */
  WEBCLIP: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** '1' once the download bar has been closed (DOWNLOAD-1). Kept for ever. */
  downloadBarClosed: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** Announcements that were closed while signed in (POPUP-3). Kept for ever. */
  popupA: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** Announcements that were closed while signed out (key group B). Kept for ever. */
  popupB: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** '1' once this browser has been here (DOWNLOAD-4). Kept for ever. */
  'plaza.visited': {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** 'first' or 'again': what this visit is. Kept as long as the tab. */
  'plaza.visiting': {
    area: 'session',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** '1' once the add-to-home-screen guide has been closed. Kept for ever. */
  'plaza.guideClosed': {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** Announcements, shown at once and revalidated (CALL-6). Kept until the next answer. */
  announcementNotice: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** Rules of the forms, shown at once and revalidated (CALL-6). Kept until the next answer. */
  regValidatas: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** Payout accounts (SESSION-2). Kept as long as the session. */
  bankList: {
    area: 'local',
    owner: 'mf-cashier',
    clearedBy: 'logout',
  },
  /** Name of the trial account (SESSION-1). Kept as long as the tab. */
  trialName: {
    area: 'session',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** Until when no further SMS code can be asked for, by purpose (SMS-1). Kept until the countdown ends. */
  'plaza.smsUntil': {
    area: 'session',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** Which captcha this browser was shown; HttpOnly. Kept for 10 minutes. */
  'plaza_captcha#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'never',
  },
  /** Accounts that have signed in in this browser, so that no stranger locks them out of it; HttpOnly. Kept for 180 days. */
  'plaza_device#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'never',
  },
  /** As `plaza_device`, over https. Kept for 180 days. */
  '__Host-plaza_device#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'never',
  },
  /** A social sign-in in progress; HttpOnly. Kept for 10 minutes. */
  'plaza_social#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'never',
  },
  /** Interface language. Kept for ever. */
  language: {
    area: 'local',
    owner: 'i18n',
    clearedBy: 'never',
  },
  /** Interface language, so that the HTML is drawn in it. Kept for a year. */
  'language#cookie': {
    area: 'cookie',
    owner: 'i18n',
    clearedBy: 'never',
  },
  /** 'dark' or 'light', so that the HTML is drawn in it. Kept for a year. */
  'theme#cookie': {
    area: 'cookie',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** '1' when the balance is masked. Kept for ever. */
  hideBalance: {
    area: 'local',
    owner: 'events',
    clearedBy: 'never',
  },
  /** Visitor id for rollouts, used for nothing else, with the edge's signature. Kept for a year. */
  'plaza.visitor#cookie': {
    area: 'cookie',
    owner: 'edge',
    clearedBy: 'never',
  },
  /** Session authority; HttpOnly; over plain http, on a developer's machine. Kept for 30 days. */
  'plaza_session#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'logout',
  },
  /** Session authority; HttpOnly; over https. Kept for 30 days. */
  '__Host-plaza_session#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'logout',
  },
  /** Hot games, shown at once and revalidated (CALL-6). Kept until the next answer. */
  gameHot: {
    area: 'local',
    owner: 'mf-games',
    clearedBy: 'logout',
  },
  /** Every vendor of the merchant, shown at once and revalidated (CALL-6). Kept until the next answer. */
  allVasslage: {
    area: 'local',
    owner: 'mf-games',
    clearedBy: 'logout',
  },
  /** Vendors by category, shown at once and revalidated (CALL-6). Kept until the next answer. */
  vassalTypes: {
    area: 'local',
    owner: 'mf-games',
    clearedBy: 'logout',
  },
  /** Recent searches for games, the last one first. Kept until they are cleared. */
  'plaza.searches': {
    area: 'local',
    owner: 'mf-games',
    clearedBy: 'logout',
  },
  /** Where lists of games were left: address, pages and scroll, so that the way back from a game leads there. Kept as long as the tab. */
  'plaza.listPlaces': {
    area: 'session',
    owner: 'mf-games',
    clearedBy: 'logout',
  },
  /** What a visitor wanted to do with a game when it was asked to sign in. Kept until the visitor has signed in. */
  'plaza.afterLogin': {
    area: 'session',
    owner: 'mf-games',
    clearedBy: 'logout',
  },
  /** The sitting that this tab has open, so that a reload goes on with it. Kept until the game is left. */
  'plaza.launch': {
    area: 'session',
    owner: 'mf-games',
    clearedBy: 'logout',
  },
  /** Idempotency key and order of a deposit or withdrawal in progress. Kept until the order ends. */
  'plaza.intent': {
    area: 'session',
    owner: 'mf-cashier',
    clearedBy: 'logout',
  },
  /**
   * What is to be told if the page stops while a remote is drawn: which remote and release, and when. Kept for two
   * seconds, by a page that stopped until this browser's next.
   */
  'plaza.beat': {
    area: 'local',
    owner: 'federation',
    clearedBy: 'logout',
  },
  /** The revision of the registry for which this tab has loaded the document last (REMOTE-8). Kept as long as the tab. */
  'plaza.reloaded': {
    area: 'session',
    owner: 'federation',
    clearedBy: 'logout',
  },
} as const satisfies Record<string, StorageKey>

export type StorageKeyName = keyof typeof storageKeys

/** Names of the keys in an area that log-out clears. */
export const clearedAtLogout = (area: StorageArea): string[] =>
  Object.entries<StorageKey>(storageKeys)
    .filter(([, key]) => key.area === area && key.clearedBy === 'logout')
    .map(([name]) => name.replace(/#.*/, ''))
