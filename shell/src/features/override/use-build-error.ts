import { useEffect, useState } from 'react'

/** What the development server of a watched build tells its page. */
type BuildMessage =
  { type: 'webpackErrors'; data: string[] } | { type: 'webpackOk' | 'webpackStillOk' | 'webpackWarnings' }

const isBuildMessage = (data: unknown): data is BuildMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  /^webpack(Errors|Ok|StillOk|Warnings)$/.test(String(data.type))

/** The first error of a watched build's latest edit, in the compiler's words; undefined while it builds well. */
export function useBuildError(): string | undefined {
  const [error, setError] = useState<string>()
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== window || !isBuildMessage(data)) return
      setError(data.type === 'webpackErrors' ? data.data[0]?.split('\nStack backtrace')[0] : undefined)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return error
}
