import type { Draft } from '../registry/draft'
import { own } from '../kernel/own'

/** Describes the merchants that keep another release of a remote because they are pinned to it. */
export function pinnedElsewhere({ merchants }: Draft, remote: string, release: string): string[] {
  return Object.entries(merchants).flatMap(([merchant, terms]) => {
    const pin = own(terms, remote)?.pin
    return pin === undefined || pin === release
      ? []
      : [
          `${merchant} is pinned to ${pin} and keeps it; \`mfe unpin ${remote} --merchant ${merchant}\` lets it follow.`,
        ]
  })
}
