import type { Draft } from './draft'

/** The live releases of a remote: the channel's current one, its canary, and merchants' pins. */
export function liveReleases({ channels, merchants }: Draft, remote: string): string[] {
  const channel = Object.hasOwn(channels, remote) ? channels[remote] : undefined
  const pins = Object.values(merchants).flatMap((terms) =>
    Object.hasOwn(terms, remote) ? (terms[remote]?.pin ?? []) : [],
  )
  const named = [
    ...(channel ? [channel.current] : []),
    ...(channel?.rollout ? [channel.rollout.release] : []),
  ]
  return [...new Set([...named, ...pins])]
}
