import type { Draft } from './draft'

/** Releases of a remote that somebody is given now: the channel's current, its canary, and merchants' pins. */
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
