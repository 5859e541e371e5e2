/** What a link that invites somebody brings (REG-5). */
export interface LinkParams {
  affiliateCode: string
  recommenderId: string
}

const affiliateNames = ['affiliateCode', 'affiliate', 'code']
const longest = 64

/** Reads an invitation's codes from an address; empty text for what is not there. */
export function readLinkParams(query: URLSearchParams): LinkParams {
  const first = (names: readonly string[]) =>
    names.map((name) => query.get(name)?.trim() ?? '').find((value) => value !== '') ?? ''
  return {
    affiliateCode: first(affiliateNames),
    // Longer than any the payload takes: no link of ours.
    recommenderId: first(['recommenderId']).slice(0, longest),
  }
}
