const yearS = 365 * 24 * 60 * 60

/** Another site could frame any answer, also one that is not a document. */
const unframed = "frame-ancestors 'none'"

/** Headers of every answer; documents have a complete policy instead. `isSecure`: the request came over https. */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': unframed,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  ...(isSecure && { 'strict-transport-security': `max-age=${yearS}; includeSubDomains` }),
})

const policyOf = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

/** What the policy of one document is made of. */
export interface PolicySources {
  nonce: string
  /** Origins of image CDNs. */
  imageOrigins: string[]
  vendorOrigin: string
  /** The additional sources of a page with a local override: builds on loopback. Only on a development host. */
  buildSources?: readonly string[]
}

/** The Content-Security-Policy of a document (SEC-1): scripts by nonce, no eval, frames of vendors only. */
export const documentPolicy = ({
  nonce,
  imageOrigins,
  vendorOrigin,
  buildSources = [],
}: PolicySources): string =>
  policyOf({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': ["'self'", `'nonce-${nonce}'`, ...buildSources].join(' '),
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins, ...buildSources].join(' '),
    'connect-src': ["'self'", ...buildSources].join(' '),
    'font-src': ["'self'", ...buildSources].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': vendorOrigin,
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default dompurify',
  })

/** The policy of the edge's own plain pages: one style and at most one script by nonce, nothing from elsewhere. */
export const plainPagePolicy = (nonce: string, hasScript: boolean): string =>
  policyOf({
    'default-src': "'none'",
    'style-src': `'nonce-${nonce}'`,
    ...(hasScript && { 'script-src': `'nonce-${nonce}'`, 'connect-src': "'self'" }),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'none'",
  })

/** The policy of the service worker: it may call this site, and run nothing else. */
export const serviceWorkerPolicy = `default-src 'none'; connect-src 'self'; ${unframed}`

/** The policy of an asset that a browser renders when it is opened directly. */
export const drawnAssetPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${unframed}`

/** Headers of every document besides its policy. */
export const documentHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
  'x-frame-options': 'DENY',
}
