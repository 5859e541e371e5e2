/** The part of a socket that is used here. */
export type Socket = Pick<WebSocket, 'addEventListener' | 'close'>

const againAfterMs = 1_000

/** The compiler's message without positions in its own code, so that the failing line stands out. */
const inShort = (error: string): string =>
  error.split('\nStack backtrace')[0]!.replace(/Module build failed \(from \S+\):\n(?:Error: +)?/, '')

/**
 * The first error in a message of the development server; undefined when the build succeeded, null for any other
 * message.
 */
export function errorIn(text: string): string | undefined | null {
  const { type, data } = parse(text)
  if (type === 'ok' || type === 'still-ok' || type === 'warnings') return undefined
  if (type !== 'errors' || !Array.isArray(data)) return null
  const [first] = data as unknown[]
  if (typeof first === 'string') return inShort(first)
  const { moduleName = '', message = '' } = (first ?? {}) as { moduleName?: unknown; message?: unknown }
  return inShort([moduleName, message].filter(Boolean).join('\n'))
}

/**
 * Follows a watched build's development server for the result of each edit, also while nothing of the remote is on the
 * page. Reconnects when the server returns. Returns the function that stops it.
 */
export function followBuild(
  base: string,
  onResult: (error: string | undefined) => void,
  open: (url: string) => Socket = (url) => new WebSocket(url),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let socket: Socket | undefined
  let isOver = false
  const connect = () => {
    socket = open(`${base.replace(/^http/, 'ws')}ws`)
    socket.addEventListener('message', (event: Event) => {
      const error = errorIn(String((event as MessageEvent<unknown>).data))
      if (error !== null) onResult(error)
    })
    socket.addEventListener('close', () => {
      if (!isOver) timer = setTimeout(connect, againAfterMs)
    })
  }
  connect()
  return () => {
    isOver = true
    clearTimeout(timer)
    socket?.close()
  }
}

function parse(text: string): { type?: unknown; data?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as { type?: unknown }
  } catch {
    // Not from the development server: ignored.
    return {}
  }
}
