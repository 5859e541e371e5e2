import type { StorageClears } from '../federation'

/** The storage area of a key. */
export type StorageArea = 'local' | 'session' | 'cookie' | 'indexeddb'

export interface StorageKey {
  area: StorageArea
  /** The part of the platform that writes the key. */
  owner: 'shell' | 'events' | 'i18n' | 'edge' | 'gateway' | 'federation'
  clearedBy: 'logout' | 'never'
}

/**
 * Every key that the platform itself keeps in a browser (SESSION-3). A remote declares its own keys in `defineRemote({
 * storage })`.
 */
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
   * Database with this device's key that seals the remembered sign-in; scripts can use the key but not export it. Kept
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
  /** The set of announcements that was closed while signed in (POPUP-4). Kept for ever. */
  popupA: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** The set of announcements that was closed while signed out (key group B). Kept for ever. */
  popupB: {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** '1' once this browser has visited the site (DOWNLOAD-4). Kept for ever. */
  'plaza.visited': {
    area: 'local',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** 'first' or 'again': whether this is the browser's first visit. Kept as long as the tab. */
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
  /** Name of the trial account (SESSION-1). Kept as long as the tab. */
  trialName: {
    area: 'session',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** When the next SMS code can be requested, by purpose (SMS-1). Kept until the countdown ends. */
  'plaza.smsUntil': {
    area: 'session',
    owner: 'shell',
    clearedBy: 'logout',
  },
  /** The captcha that this browser was shown last; HttpOnly. Kept for 10 minutes. */
  'plaza_captcha#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'never',
  },
  /**
   * Accounts that have signed in from this browser, so that strangers' failed attempts do not lock them out of it;
   * HttpOnly. Kept for 180 days.
   */
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
  /** Release of the shell whose styles the browser keeps, so that the HTML leaves them out. Kept for a year. */
  'plaza.styles#cookie': {
    area: 'cookie',
    owner: 'shell',
    clearedBy: 'never',
  },
  /** Visitor id for rollouts, used for nothing else, with the edge's signature. Kept for a year. */
  'plaza.visitor#cookie': {
    area: 'cookie',
    owner: 'edge',
    clearedBy: 'never',
  },
  /** Session token; HttpOnly; over plain http, on a developer's machine. Kept for 30 days. */
  'plaza_session#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'logout',
  },
  /** Session token; HttpOnly; over https. Kept for 30 days. */
  '__Host-plaza_session#cookie': {
    area: 'cookie',
    owner: 'gateway',
    clearedBy: 'logout',
  },
  /**
   * What to report if a page freezes: which remote and release, and when. Kept until that tab is hidden or left; for a
   * tab that froze, until this browser's next page.
   */
  'plaza.beat': {
    area: 'local',
    owner: 'federation',
    clearedBy: 'logout',
  },
  /** The registry revision for which this tab last loaded the document (REMOTE-8). Kept as long as the tab. */
  'plaza.reloaded': {
    area: 'session',
    owner: 'federation',
    clearedBy: 'logout',
  },
} as const satisfies Record<string, StorageKey>

/**
 * The platform's own keys that log-out clears, as the table above defines. Listed by name, so that the page does not
 * carry the table; the boot plan has those of the remotes.
 */
export const platformClears: StorageClears = {
  local: [
    'MC_SESSION_INFO',
    'memberInfo',
    'autoLoginInfo',
    'autoLoginSalt',
    'announcementNotice',
    'regValidatas',
    'plaza.beat',
  ],
  session: ['plaza.visiting', 'trialName', 'plaza.smsUntil', 'plaza.reloaded'],
  indexeddb: ['plaza'],
}
