import type { MemberSession } from '@plaza/contract/identity'
import { deviceName } from '../../parts/device-name'

/** Sessions of one device as far as it can be told: its kind, system and browser. */
export interface DeviceSessions {
  key: string
  /** The one used last comes first. */
  sessions: readonly [MemberSession, ...MemberSession[]]
}

/** Sessions grouped by device, the one that was used last first. */
export function byDevice(sessions: readonly MemberSession[]): DeviceSessions[] {
  const groups = new Map<string, [MemberSession, ...MemberSession[]]>()
  for (const session of sessions.toSorted((a, b) => b.seenAt - a.seenAt)) {
    const key = `${session.device.kind} ${deviceName(session.device)}`
    const group = groups.get(key)
    if (group) group.push(session)
    else groups.set(key, [session])
  }
  return [...groups].map(([key, group]) => ({ key, sessions: group }))
}
