import type { AnswerOf } from '@plaza/contract/kernel'
import type { launchGameCall } from '@plaza/contract/play'

export type Launch = AnswerOf<typeof launchGameCall>

/**
 * Whether the address of a game may be opened: at the origin that its messages are taken from, over http, and never at
 * ours, because a frame of our own origin would not be held by its sandbox (LAUNCH-7).
 */
export function isLaunchSound({ url, origin }: Launch, ourOrigin: string): boolean {
  const address = URL.canParse(url) ? new URL(url) : undefined
  return (
    address !== undefined &&
    /^https?:$/.test(address.protocol) &&
    address.origin === origin &&
    address.origin !== ourOrigin
  )
}
