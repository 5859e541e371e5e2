/** Messages from the development server of a watched build. */
export type BuildMessage =
  | { type: 'webpackErrors'; data: string[] }
  | { type: 'webpackOk' | 'webpackStillOk' | 'webpackWarnings' }

/** The message of a watched build in an event of this very window; undefined for any other. */
export function buildMessageOf({ source, data }: MessageEvent<unknown>): BuildMessage | undefined {
  const isOne =
    source === window &&
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    /^webpack(Errors|Ok|StillOk|Warnings)$/.test(String(data.type))
  return isOne ? (data as BuildMessage) : undefined
}
