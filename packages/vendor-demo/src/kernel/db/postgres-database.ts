import pg from 'pg'
import { PlainError } from '@plaza/server-kit'
import type { Database } from './database'

const int8 = 20
/** Any fixed number, the same for every vendor process on one database. */
const ownerLock = 0x76_65_6e_64

/** Minor units and times are bigint in the database and safe integers here. @throws RangeError beyond them. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`a bigint beyond the safe integers: ${text}`)
  return value
}
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary' ? safeInteger : pg.types.getTypeParser(oid, format),
}

/**
 * PostgreSQL by its URL, for one vendor process at a time: flights and unfinished bookings have one owner.
 * @throws PlainError when another process has it.
 */
export async function postgresDatabase(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types })
  pool.on('error', onError)
  const owner = new pg.Client({ connectionString: url })
  owner.on('error', onError)
  const close = async () => {
    await pool.end()
    await owner.end()
  }
  try {
    await owner.connect()
    const { rows } = await owner.query<{ has: boolean }>('select pg_try_advisory_lock($1) as has', [
      ownerLock,
    ])
    if (!rows[0]?.has) throw new PlainError('Another game vendor runs on this database; only one can.')
  } catch (error) {
    await close()
    throw error
  }
  return {
    query: async (text, values = []) => (await pool.query<Record<string, unknown>>(text, [...values])).rows,
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work({
          query: async (text, values = []) =>
            (await client.query<Record<string, unknown>>(text, [...values])).rows,
        })
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close,
  }
}
