import { useRemote } from '@plaza/federation'
import { useEffect, useState } from 'react'

/** Whether a server time has passed. Checked again when a suspended page becomes visible. */
export function useDue(dueAt: number | null | undefined): boolean {
  const { serverNow } = useRemote()
  const [dueSince, setDueSince] = useState<number>()
  useEffect(() => {
    if (dueAt === null || dueAt === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const leftMs = dueAt - serverNow()
      if (leftMs <= 0) setDueSince(dueAt)
      else timer = setTimeout(look, leftMs)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [dueAt, serverNow])
  return dueAt !== null && dueAt !== undefined && dueSince === dueAt
}
