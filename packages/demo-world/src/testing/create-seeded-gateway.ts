import {
  bringUpToDate,
  createApp,
  createLogger,
  createTestDatabase,
  inlineHasher,
  openSession,
  readSettings,
  testOutsideKey,
  testStart,
  type Database,
  type Gateway,
} from '@plaza/gateway/testing'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { createDemoWorld } from '../demo-world'
import { seedDatabase } from './seed-database'

export interface SeededGateway {
  app: Gateway['app']
  db: Database
  /** Calls the gateway, as a visitor of merchant `demo` by default. */
  call(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Answer of a GET that must succeed. */
  value<T>(url: string, headers?: Record<string, string>): Promise<T>
  /** Session headers of an account of the demo. */
  as(account: string, merchant?: string): Promise<{ cookie: string; host: string }>
  close(): Promise<void>
}

/** A gateway with its own database, which contains the demo world; its time is `testStart`. */
export async function createSeededGateway(dataDir?: string): Promise<SeededGateway> {
  const { db } = await createTestDatabase({
    name: 'seeded',
    prepare: async (empty) => {
      await bringUpToDate(empty)
      await seedDatabase(empty)
    },
  })
  const clock = { now: () => testStart }
  const settings = readSettings({
    TEST_CLOCK: '1',
    KEY_ENCRYPTION_KEY: testOutsideKey,
    ...(dataDir !== undefined && { DATA_DIR: dataDir }),
  })
  settings.traffic.gatewayWork = Infinity
  const logger = createLogger(process.env.TEST_LOG ?? 'silent')
  const { modules: extraModules } = createDemoWorld()
  const { app } = await createApp({ settings, clock, db, logger, hasher: inlineHasher, extraModules })
  const call: SeededGateway['call'] = (options) =>
    app.inject({ ...options, headers: { host: 'localhost', ...options.headers } })
  return {
    app,
    db,
    call,
    value: async <T>(url: string, headers: Record<string, string> = {}) => {
      const answer = (await call({ url, headers })).json<{ success: boolean; code?: string; value: T }>()
      if (!answer.success) throw new Error(`${url} answered ${answer.code ?? 'a failure'}`)
      return answer.value
    },
    as: async (account, merchant = 'demo') => {
      const { id } = await db.read
        .selectFrom('members')
        .select('id')
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .executeTakeFirstOrThrow()
      const session = await db.transaction((trx) =>
        openSession(trx, { memberId: id, merchant, now: testStart, address: '127.0.0.1', userAgent: 'test' }),
      )
      return {
        cookie: `plaza_session=${session.cookie}`,
        host: merchant === 'demo' ? 'localhost' : `${merchant}.localhost`,
      }
    },
    close: async () => {
      await app.close()
      await db.close()
    },
  }
}
