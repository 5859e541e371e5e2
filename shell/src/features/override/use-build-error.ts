import { useEffect, useState } from 'react'
import { buildMessageOf } from './build-message'

/** The first error of a watched build's latest edit, in the compiler's words; undefined while it builds well. */
export function useBuildError(): string | undefined {
  const [error, setError] = useState<string>()
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const message = buildMessageOf(event)
      if (!message) return
      setError(message.type === 'webpackErrors' ? message.data[0]?.split('\nStack backtrace')[0] : undefined)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return error
}
