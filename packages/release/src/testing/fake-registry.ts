import type { Channel, Registry } from '@plaza/contract/release'

/** A registry for tests: channels by remote, and merchants that have each remote named enabled. */
export function fakeRegistry(
  channels: Record<string, Partial<Channel> & Pick<Channel, 'current'>>,
  merchants: Registry['merchants'] = { demo: allOn(Object.keys(channels)) },
  blocked: Registry['blocked'] = {},
): Registry {
  const whole = Object.entries(channels).map(([name, channel]) => [name, { previous: [], ...channel }])
  return {
    schema: 1,
    revision: 7,
    parent: 6,
    who: 'a test',
    when: 1_700_000_000_000,
    why: 'to try it',
    channels: Object.fromEntries(whole),
    merchants,
    blocked,
  }
}

/** Terms of a merchant that has every named remote. */
export const allOn = (remotes: string[]): Registry['merchants'][string] =>
  Object.fromEntries(remotes.map((name) => [name, { enabled: true }]))
