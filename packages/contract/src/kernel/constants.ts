/**
 * Business constants and limits in one place. Times are in ms unless the name says otherwise. Limits of single remotes'
 * screens are here too, so that all can be compared in one file.
 */

/** Pages of lists (LIST-6). */
export const paging = {
  gameListSize: 26,
  favouritesSize: 26,
  recentSize: 25,
  firstPage: 1,
  reportSize: 20,
} as const
/** Load-more throttle and distance from the bottom (LIST-6). */
export const loadMore = { throttleMs: 1000, triggerPx: 500 } as const
/** `clientType` of this front end (mobile web) and its platform name in game queries (LIST-7). */
export const gameClient = { clientType: 2, platform: 'html5' } as const
/** Vendors whose sports games are e-sports and cockfights (LIST-8). */
export const esportsVendor = 'TF'
export const cockfightVendor = 'DS88'

/** Announcement pop-up: delays after mounting and after a change of the list before it checks again (POPUP-5). */
export const popupRefreshMs = 500
/** How long a mask ignores taps after its dialog opened (FRAME-14). */
export const maskGuardMs = 300
/** Hot-match ticker: how fast it moves and how long it pauses (HOME-5). */
export const hotMatchTicker = { speedMs: 500, delayMs: 5000 } as const
/** Banner carousel: how long a slide is shown (HOME-2). */
export const bannerAutoplayMs = 5000
/** Launch of a game: when "still opening" is shown, and when it counts as too slow (LAUNCH-1). */
export const launchTimings = { stillMs: 5000, timeoutMs: 20_000 } as const
/** Language change: lists reload after this debounce, and forms check again after this time (LANG-1). */
export const languageDebounceMs = 200
/** Registration: the mobile number is copied to the other tab's field after this time (REG-1). */
export const tabCopyMs = 150
/** Toasts: short and long (FRAME-13). */
export const toastMs = { short: 3000, long: 8000 } as const
/** Longest display of "please wait" (FRAME-13); signing out on the settings page shows it for 10 s. */
export const loadingToastMs = 9999
export const signOutLoaderMs = 10_000
/** "Change saved" and "been sent out": how long they show, and when the page moves on (CHANGE-3). */
export const successMs = 1000
export const afterChangeMs = 1000
/** A purely informative dialog closes by itself after this time (FRAME-13). */
export const dialogNoticeMs = 1500
/** SMS: the sending message at most, the sent message, the tick of the countdown, and its length by default (SESSION-4, SMS-1). */
export const smsTimings = { sendingMs: 10_000, sentMs: 1500, tickMs: 1000, countdownMs: 60_000 } as const
/** `contact_service` when the REFERRAL promotion is off (MEMBER-6). */
export const contactServiceMs = 2000
/** "invitation code error" at registration (REG-5). */
export const affiliateErrorMs = 1000
/** The back swipe, which skips the fade of a page change (FRAME-9). */
export const backSwipe = { thresholdPx: 100, resetMs: 500 } as const
/** Touch: after how long a press shows, and after how long it is a long press (FRAME-15). */
export const touch = { pressDelayMs: 130, longPressMs: 370 } as const
/** How far a finger may move during a long press, CSS px. */
export const pressStrayPx = 10
/** Live rows of home: how long an amount takes to count up, and how often winners are loaded again. */
export const liveRows = { growMs: 1200, winnersEveryMs: 60_000 } as const
/** How long a visitor's action on a game is remembered while the visitor signs in. */
export const afterLoginMs = 15 * 60_000

/** Longest input of form fields, characters (LOGIN-4). */
export const inputLimits = { captcha: 6, mobileNum: 20, smsCode: 10, email: 254 } as const
/**
 * Modules that calls name (CALL-7): `registration` in the payload of a registration, `verification` when a code is requested; and
 * those of the agents' pages.
 */
export const moduleIds = {
  registration: 'REGISTER',
  verification: 'VERIFICATION3',
  agentAnnouncements: 'AGEANNOUNCE3',
  agentInfo: 'AGEINFO3',
  downlineManagement: 'AGEDOWNMAN3',
  personalProfitAndLoss: 'PERSPNL3',
  memberTransactions: 'MEMTRANS3',
  fundTransactions: 'FUNDTRANS3',
} as const
/** A member is online whose session was seen within this time (TEAM-4). */
export const onlineWithinMs = 5 * 60_000
/** Copyright years of the footer (FRAME-11). */
export const copyrightYears = { from: '2018', to: '2024' } as const
/** iOS versions of the add-to-home-screen guide (DOWNLOAD-4). */
export const iosVersions = { legacyUpTo: '12.1', recommendedFrom: '12.4' } as const
/** The part of the user agent that identifies the merchant's own app: `AppVersion/1.2.3` (REG-6). */
export const appVersionMarker = /\bAppVersion\/\d/i
