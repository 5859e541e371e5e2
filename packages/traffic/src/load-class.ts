/**
 * The priority of a request in an overload: `money` moves it or shows it, `entry` lets a person in (sign-in,
 * registration, opening a game), `file` is a part of a page that has begun, `browse` is everything else. `free` is
 * bounded elsewhere and never waits: health, event streams, and what engineers need to fix a release.
 */
export type LoadClass = 'free' | 'money' | 'entry' | 'file' | 'browse'

/** The one place where a path gets its class; the first that fits counts. */
const rules: readonly (readonly [RegExp, LoadClass])[] = [
  [/^\/(?:healthz|events|release(?:\/.*)?)$/, 'free'],
  [
    /^\/(?:wps\/(?:deposit|withdraw|wallets|upline\/transfer|check-in|missions|rain\/draw|envelopes|agent\/(?:transfer|envelopes|dividends)|member\/rewards|member\/rebate)|psp|vendor)(?:\/|$)/,
    'money',
  ],
  [/^\/wps\/game\/play(?:\/|$)/, 'money'],
  [/^\/lgw\/(?:orders|chases)(?:\/|$)/, 'money'],
  [/^\/wps\/(?:session|captcha|verification|\.well-known)(?:\/|$)/, 'entry'],
  [/^\/wps\/member\/(?:register|password|trialuser)(?:\/|$)/, 'entry'],
  [/^\/wps\/game\/launchGame$/, 'entry'],
  [/^\/(?:assets|img)\//, 'file'],
]

/** Whether a vendor or a bank calls by an address: they call again after a 5xx, which is what they agreed to. */
export const isCallback = (url: string): boolean => /^\/(?:psp|vendor)\//.test(url)

/** The class of a request by its address, with or without its query. */
export function loadClassOf(url: string): LoadClass {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? 'browse'
}
