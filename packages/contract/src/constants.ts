/**
 * Business constants and limits (spec §9, and the timings of §4), in one place. Times in ms unless the name says
 * otherwise. What only one remote's screens need is here too, so that the specification can be held against one file.
 */

/** Pages of lists (spec §9). */
export const paging = {
  gameListSize: 26,
  favouritesSize: 26,
  recentSize: 25,
  firstPage: 1,
  reportSize: 20,
} as const
/** Load-more throttle and distance from the bottom (spec §9). */
export const loadMore = { throttleMs: 1000, triggerPx: 500 } as const
/** `clientType` of this front end (mobile web) and its platform name in game queries (spec §9). */
export const gameClient = { clientType: 2, platform: 'html5' } as const
/** Vendors whose sports are e-sports and cockfight (spec §9). */
export const esportsVendor = 'TF'
export const cockfightVendor = 'DS88'

/** Announcement pop-up: when it looks again after mount and when the list changes (spec §4, §9). */
export const popupRefreshMs = 500
/** A mask is deaf for so long after its dialog opened (spec §9). */
export const maskGuardMs = 300
/** Hot-match ticker: how fast it moves, how long it rests (spec §2 Home, §9). */
export const hotMatchTicker = { speedMs: 500, delayMs: 5000 } as const
/** Banner carousel: how long a slide stays (spec §2 Home, §9). */
export const bannerAutoplayMs = 5000
/** Launch of a game: when "still opening" is said, and when it counts as too slow (screens, Game launch). */
export const launchTimings = { stillMs: 5000, timeoutMs: 20_000 } as const
/** Language change: lists reload after this debounce, and forms check again after this time (spec §4, §9). */
export const languageDebounceMs = 200
/** Registration: the mobile number is copied to the other tab's field after this time (spec §4, §9). */
export const tabCopyMs = 150
/** Toasts: short and long (spec §9). */
export const toastMs = { short: 3000, long: 8000 } as const
/** How long "please wait" stays at most (spec §4 Session, §9); the settings page's sign-out says it for 10 s. */
export const loadingToastMs = 9999
export const signOutLoaderMs = 10_000
/** "Change saved", "been sent out": how long, and when the page moves on (spec §4 Change password, Forgot password, §9). */
export const successMs = 1000
export const afterChangeMs = 1000
/** A dialog that only tells something closes by itself then (spec §9). */
export const dialogNoticeMs = 1500
/** SMS: the sending message at most, the sent message, the tick of the countdown, and its length by default (spec §4, §8, §9). */
export const smsTimings = { sendingMs: 10_000, sentMs: 1500, tickMs: 1000, countdownMs: 60_000 } as const
/** `contact_service` when the REFERRAL promotion is off (spec §6). */
export const contactServiceMs = 2000
/** "invitation code error" at registration (spec §8). */
export const affiliateErrorMs = 1000
/** Page change: the fade; and the back swipe that goes without it (spec §2 Shell, §9). */
export const pageFadeMs = 300
export const backSwipe = { thresholdPx: 100, resetMs: 500 } as const
/** Touch: when a press shows, and when it is a long one (spec §9). */
export const touch = { pressDelayMs: 130, longPressMs: 370 } as const
/** How far a finger may stray in a long press, CSS px. */
export const pressStrayPx = 10
/** Live rows of home: how long an amount takes to grow, and how often winners are asked for again. */
export const liveRows = { growMs: 1200, winnersEveryMs: 60_000 } as const
/** How long what a visitor wanted to do with a game is kept while it signs in. */
export const afterLoginMs = 15 * 60_000

/** Longest input of form fields, characters (spec §3 Login form, §5, §9). */
export const inputLimits = { captcha: 6, mobileNum: 20, smsCode: 10, email: 254 } as const
/** Gateway's names of this front end (spec §9). */
export const gatewayClient = { web: 1, mobile: 3 } as const
/** Module ids of the platform that the front door speaks of (spec §9). */
export const moduleIds = { register: 'REG3', captcha: 'CAPTCHA3', verification: 'VERIFICATION3' } as const
/** Copyright years of the footer (spec §2 Shell). */
export const copyrightYears = { from: '2018', to: '2024' } as const
/** iOS versions of the add-to-home-screen guide (spec §2 Download bar and popup). */
export const iosVersions = { legacyUpTo: '12.1', recommendedFrom: '12.4' } as const
/** What the user agent of the merchant's own app carries: `AppVersion/1.2.3` (spec §3 registerMethod). */
export const appVersionMarker = /\bAppVersion\/\d/i
