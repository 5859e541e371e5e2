import { useCall } from '@plaza/client'
import { memberInfoCall, memberInfoSchema, type MemberInfo } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { useEffect, useState } from 'react'
import { useShell } from '../page/context'

const key = 'memberInfo'
const staleMs = 60_000

/** Stored facts of the account from its last visit; undefined for another account or unreadable data. */
export function keptMemberInfo(account: string, storage: Storage = localStorage): MemberInfo | undefined {
  try {
    const info = memberInfoSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return info.success && info.data.account === account ? info.data : undefined
  } catch {
    // Not JSON, so another program wrote it; the next answer replaces it.
    return undefined
  }
}

/** Stores the six fields of member info (SESSION-1), and no more, until log-out. */
export function keepMemberInfo(info: MemberInfo, storage: Storage = localStorage): void {
  const { id, nickname, account, type, toUpline, regDate } = info
  storage.setItem(key, JSON.stringify({ id, nickname, account, type, toUpline, regDate }))
}

/** The signed-in account: the stored facts at once, then the gateway's answer. Undefined for a visitor. */
export function useMemberInfo(): MemberInfo | undefined {
  const { events } = useShell()
  const { session } = useStoreValue(events.session)
  const account = session?.userName
  const { data } = useCall(memberInfoCall, {}, { enabled: account !== undefined, staleMs })
  const [kept] = useState(() => (account === undefined ? undefined : keptMemberInfo(account)))
  useEffect(() => {
    if (data && data.account === account) keepMemberInfo(data)
  }, [data, account])
  if (account === undefined) return undefined
  if (data) return data
  return kept?.account === account ? kept : undefined
}
