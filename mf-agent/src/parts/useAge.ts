import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useEffect, useState } from 'react'

/** How often the age of figures is written again, ms. */
const everyMs = 15_000

/** How old figures are, in words, while the stream is lost (TEAM-9); null while they follow it. */
export function useAge(asOf: number, isLost: boolean): string | null {
  const { serverNow } = useRemote()
  const { relative } = useFormats()
  const [nowMs, setNow] = useState(serverNow)
  useEffect(() => {
    if (!isLost) return undefined
    const write = () => setNow(serverNow())
    const first = setTimeout(write, 0)
    const timer = setInterval(write, everyMs)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [isLost, serverNow])
  return isLost ? relative(asOf, Math.max(nowMs, asOf)) : null
}
