import { demoMerchantHosts } from '@plaza/contract/site'
import type { Registry } from '@plaza/contract/release'

/** What the demo merchants do without, by merchant (START-2); they have everything else. */
const without: Record<string, Record<string, string>> = {
  lite: { 'mf-agent': 'lite has no agency' },
}

/** Terms of the demo merchants for these remotes, as a first start writes them into the registry. */
export function demoMerchants(remotes: string[]): Registry['merchants'] {
  const merchants = [...new Set(Object.values(demoMerchantHosts))]
  return Object.fromEntries(merchants.map((merchant) => [merchant, termsOf(merchant, remotes)]))
}

function termsOf(merchant: string, remotes: string[]): Registry['merchants'][string] {
  const off = without[merchant] ?? {}
  return Object.fromEntries(
    remotes.map((remote) => {
      const reason = off[remote]
      return [remote, reason === undefined ? { enabled: true } : { enabled: false, reason }]
    }),
  )
}
