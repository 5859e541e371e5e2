/** The part of a socket that is used here. */
export type Socket = Pick<WebSocket, 'addEventListener' | 'close'>

const againAfterMs = 1_000

/** What the compiler says, without where in its own code: the line that is wrong is seen at once. */
const inShort = (error: string): string =>
  error.split('\nStack backtrace')[0]!.replace(/Module build failed \(from \S+\):\n(?:Error: +)?/, '')

/** The first error that a development server tells of; undefined where it says that all is well, null where it says neither. */
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
 * Hears from the development server of a watched build itself how each edit does, also while nothing of the remote is on
 * the page. Comes back when the server does. Answers the way to stop.
 */
export function followBuild(
  base: string,
  hear: (error: string | undefined) => void,
  open: (url: string) => Socket = (url) => new WebSocket(url),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let socket: Socket | undefined
  let isOver = false
  const connect = () => {
    socket = open(`${base.replace(/^http/, 'ws')}ws`)
    socket.addEventListener('message', (event: Event) => {
      const error = errorIn(String((event as MessageEvent<unknown>).data))
      if (error !== null) hear(error)
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
    // Not of the development server: as good as nothing.
    return {}
  }
}
