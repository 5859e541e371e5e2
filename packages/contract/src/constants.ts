/** Business constants of spec §9 that server and browser share. Times in ms. */
export const paging = {
  gameListSize: 26,
  favouritesSize: 26,
  recentSize: 25,
  firstPage: 1,
  reportSize: 20,
} as const
export const loadMore = { throttleMs: 1000, triggerPx: 500 } as const
/** `clientType` of this front end (mobile web) and its platform name in game queries. */
export const gameClient = { clientType: 2, platform: 'html5' } as const
/** Vendors whose sports are e-sports and cockfight (spec §9). */
export const esportsVendor = 'TF'
export const cockfightVendor = 'DS88'
