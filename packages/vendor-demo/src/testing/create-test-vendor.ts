import { PGlite } from '@electric-sql/pglite'
import type { walletSessionAnswerSchema } from '@plaza/contract/vendors'
import type { EngineId } from '@plaza/fair'
import { generateKeyPairSync } from 'node:crypto'
import { pino } from 'pino'
import * as z from 'zod/mini'
import { apiPaths, sessionAnswerSchema, type SessionAnswer } from '../api'
import type { Database } from '../kernel/db/database'
import { pgliteDatabase } from '../kernel/db/pglite-database'
import { createSchema } from '../kernel/db/schema'
import { signedHeaders } from '../keys/signature'
import { startVendor, type RunningVendor } from '../start'
import { fakeWallet, type FakeWallet } from './fake-wallet'
import { testClock, settle, type TestClock } from './test-clock'

type WalletSession = z.infer<typeof walletSessionAnswerSchema>

/** A vendor over a database in memory, a wallet that misbehaves on demand, and a clock that the test moves. */
export interface TestVendor {
  clock: TestClock
  wallet: FakeWallet
  db: Database
  running: RunningVendor
  /** Opens a game's session. */
  open(engine: EngineId, change?: Partial<WalletSession>): Promise<SessionAnswer>
  /** Calls as a page does; time passes while it waits for the wallet. */
  call(bearer: string, path: string, body?: unknown): Promise<{ status: number; json: unknown }>
  /** Headers with which the operator signs a call. */
  signFor(action: string, body: unknown): Record<string, string>
  /** Calls as the operator does. */
  operator(
    action: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; json: unknown }>
  /** The process is killed and another begins on the same database. */
  restart(): Promise<void>
  close(): Promise<void>
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const page = {
  script: 'main-AAAA.js',
  style: 'main-BBBB.css',
  files: new Map([['main-AAAA.js', { type: 'text/javascript', content: Buffer.from('1') }]]),
}

let emptyCluster: Promise<Blob> | undefined

/** What takes seconds in creating a database, done once for all suites that share this module. */
async function createCluster(): Promise<Blob> {
  const client = await PGlite.create()
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

/** An in-memory database for the tests of a file, because creating one takes long. */
export async function createTestDatabase(): Promise<Database> {
  emptyCluster ??= createCluster()
  const db = await pgliteDatabase({ loadDataDir: await emptyCluster })
  await createSchema(db)
  return db
}

const tables =
  'vendor.transfer, vendor.purse, vendor.booking, vendor.round, vendor.session, vendor.seeds, vendor.pool, vendor.flight, vendor.chain'

/** A fresh vendor; data in the database is deleted. */
export async function createTestVendor(db: Database): Promise<TestVendor> {
  const clock = testClock()
  const wallet = fakeWallet(clock)
  await db.query(`truncate ${tables}`)
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const start = () =>
    startVendor({
      clock,
      db,
      wallet,
      log,
      page,
      operatorOrigins: 'http://localhost:8080',
      operatorKey: () => Promise.resolve(keys.publicKey),
    })
  let tokens = 0
  const waited = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false
    const done = work.finally(() => (isDone = true))
    done.catch(() => undefined)
    for (let turn = 0; turn < 60 && !isDone; turn += 1) {
      await settle()
      if (!isDone && turn > 5) await clock.advance(50)
    }
    return done
  }
  const vendor: TestVendor = {
    clock,
    wallet,
    db,
    running: await start(),
    open: async (engine, change = {}) => {
      tokens += 1
      const token = `token-${String(tokens).padStart(20, '0')}`
      wallet.tokens.set(token, {
        status: 'OK',
        session: `wallet-session-${tokens}`,
        player: 'player-one',
        mode: 'real',
        currency: 'PHP',
        balanceMinor: wallet.balanceMinor,
        language: 'en',
        operatorOrigin: 'http://localhost:8080',
        game: {
          gameId: `${engine}-game`,
          name: 'Lantern Reef',
          engine,
          tint: '#0af',
          minBetMinor: 100,
          maxBetMinor: 10_000,
        },
        ...change,
      })
      const { json } = await vendor.call('', apiPaths.session, { token, vendor: 'reef' })
      return z.parse(sessionAnswerSchema, json)
    },
    call: async (bearer, path, body) => {
      const answer = await waited(
        Promise.resolve(
          vendor.running.app.inject({
            method: body === undefined ? 'GET' : 'POST',
            url: path,
            headers: { authorization: `Bearer ${bearer}`, 'user-agent': 'phone' },
            ...(body !== undefined && { payload: body as object }),
          }),
        ),
      )
      return { status: answer.statusCode, json: answer.json() as unknown }
    },
    signFor: (action, body) => {
      const call = { method: 'POST', path: `/operator/v1/${action}`, body: JSON.stringify(body) }
      return signedHeaders(call, clock.now(), keys.privateKey)
    },
    operator: async (action, body, headers) => {
      const payload = JSON.stringify(body)
      const url = `/operator/v1/${action}`
      const answer = await vendor.running.app.inject({
        method: 'POST',
        url,
        payload,
        headers: {
          'content-type': 'application/json',
          ...(headers ?? vendor.signFor(action, body)),
        },
      })
      return { status: answer.statusCode, json: answer.json() as unknown }
    },
    restart: async () => {
      await vendor.running.stop()
      vendor.running = await start()
      await settle()
    },
    close: () => vendor.running.stop(),
  }
  return vendor
}
