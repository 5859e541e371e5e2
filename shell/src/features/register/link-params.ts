/** The codes that an invitation link carries (REG-5). */
export interface LinkParams {
  affiliateCode: string
  recommenderId: string
}

const affiliateNames = ['affiliateCode', 'affiliate', 'code']
const longest = 64

/** Reads an invitation's codes from an address; an absent code is an empty string. */
export function readLinkParams(query: URLSearchParams): LinkParams {
  const first = (names: readonly string[]) =>
    names.map((name) => query.get(name)?.trim() ?? '').find((value) => value !== '') ?? ''
  return {
    affiliateCode: first(affiliateNames),
    // Longer than the payload allows, so it is not one of our links.
    recommenderId: first(['recommenderId']).slice(0, longest),
  }
}
