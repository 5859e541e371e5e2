import { useEffect, useState } from 'react'
import { buildMessageOf } from './build-message'

/** What the compiler says, without where in its own code: the line that is wrong is seen at once. */
const inShort = (error: string): string =>
  error.split('\nStack backtrace')[0]!.replace(/Module build failed \(from \S+\):\n(?:Error: +)?/, '')

/** The first error of a watched build's latest edit, in the compiler's words; undefined while it builds well. */
export function useBuildError(): string | undefined {
  const [error, setError] = useState<string>()
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const message = buildMessageOf(event)
      if (!message) return
      const [first] = message.type === 'webpackErrors' ? message.data : []
      setError(first === undefined ? undefined : inShort(first))
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return error
}
