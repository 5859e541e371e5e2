import type { AnswerOf } from '@plaza/contract/kernel'
import type { launchGameCall } from '@plaza/contract/play'

export type Launch = AnswerOf<typeof launchGameCall>

/**
 * Whether the address of a game may be opened: on the origin whose messages are accepted, over http, and never on ours,
 * because the sandbox does not contain a frame of our own origin (LAUNCH-7).
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
