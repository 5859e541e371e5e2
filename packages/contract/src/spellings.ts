/** Maps each concept to the names that the calls of the platform use for it (CALL-7). */
export const merchantSpelling = {
  'games.list': 'merchantCode',
  'games.vendorTypes': 'merchant_code',
  'games.hot': 'merchantCode',
  'games.query': 'merchant',
  'content.announcements': 'merchantCode',
} as const

/** `isPlatform` of the hot games query: 1 on home, 2 in the lists (HOT-1). */
export const hotGamesPlatform = { home: 1, lists: 2 } as const
