import { languageDebounceMs } from '@plaza/contract/kernel'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useShell } from '../../kernel/page/context'

/**
 * Validates a form again 200 ms after the language has changed (LANG-1), so that its messages are in the new language.
 */
export function useLanguageRecheck(recheck: () => void): void {
  const { events } = useShell()
  const latest = useRef(recheck)
  useLayoutEffect(() => {
    latest.current = recheck
  }, [recheck])
  useEffect(() => {
    const end = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    events.on(
      'language:changed',
      () => {
        clearTimeout(timer)
        timer = setTimeout(() => latest.current(), languageDebounceMs)
      },
      end.signal,
    )
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [events])
}
