import pg from 'pg'
import type { Database, Listener } from './database'

const reconnectMs = 1_000

/** One connection that listens for the whole process, made when first needed and again whenever it breaks. */
export function postgresListener(
  url: string,
  onError: (error: Error) => void,
): Pick<Database, 'listen' | 'close'> {
  const listeners = new Map<string, Set<Listener>>()
  let connection: Promise<pg.Client> | null = null
  let isClosed = false

  const onNotification = ({ channel, payload }: pg.Notification) =>
    listeners.get(channel)?.forEach((listener) => listener(payload ?? ''))

  const connectAgain = async () => {
    await connect()
    for (const mine of listeners.values()) mine.forEach((listener) => listener(''))
  }

  const lost = (error?: Error) => {
    connection = null
    if (isClosed) return
    if (error) onError(error)
    setTimeout(() => {
      // `lost` has reported its failure and tries again.
      if (!isClosed && listeners.size > 0) connectAgain().catch(() => undefined)
    }, reconnectMs).unref()
  }

  const open = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    let isOver = false
    const over = (error?: Error) => {
      if (isOver) return
      isOver = true
      lost(error)
    }
    client.on('notification', onNotification)
    client.on('error', over)
    client.on('end', () => over())
    try {
      await client.connect()
      for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      over(error instanceof Error ? error : new Error('cannot listen', { cause: error }))
      throw error
    }
    return client
  }
  const connect = () => (connection ??= open())

  return {
    listen: async (channel, listener) => {
      const known = listeners.get(channel)
      if (known) known.add(listener)
      else {
        listeners.set(channel, new Set([listener]))
        const client = await connect()
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      }
      return () => {
        listeners.get(channel)?.delete(listener)
        return Promise.resolve()
      }
    },
    close: async () => {
      isClosed = true
      await (await connection?.catch(() => null))?.end()
    },
  }
}
