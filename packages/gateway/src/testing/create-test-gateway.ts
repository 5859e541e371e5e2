import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { createApp } from '../app/app'
import type { Database } from '../kernel/database/database'
import type { Gateway } from '../kernel/gateway'
import { WorkLeft, type Job } from '../kernel/jobs/job'
import type { GatewayModule } from '../kernel/modules/define-module'
import { createLogger } from '../kernel/logging'
import { nobodysHash } from '../kernel/security/argon2'
import { openSession } from '../modules/identity/session/sessions'
import { readSettings } from '../kernel/settings/settings'
import { cheapHasher } from './cheap-hasher'
import { addMember, addMerchants, type TestMember } from './fixtures'
import { createTestDatabase, type WrapBackend } from './test-database'

/** A time that tests start at: 1 November 2026, noon in Manila. */
export const testStart = Date.UTC(2026, 10, 1, 4)

/** Encrypts the keys of test databases. */
export const testOutsideKey = Buffer.alloc(32, 7).toString('base64')

/** A clock that only the test moves. */
export interface TestClock {
  now(): number
  advance(ms: number): void
}

const testClock = (): TestClock => {
  let now = testStart
  return { now: () => now, advance: (ms) => void (now += ms) }
}

/** A member as the test's caller: its id and the headers that make a call its own. */
export interface TestCaller {
  id: string
  token: string
  headers: { cookie: string; host: string }
}

export interface TestGateway {
  gateway: Gateway
  db: Database
  /** On PostgreSQL, the address of the database. */
  url: string | undefined
  clock: TestClock
  /** Calls the gateway, as a visitor of merchant `demo` by default. */
  call(options: InjectOptions): Promise<LightMyRequestResponse>
  /**
   * Runs every job until nothing is due, moving the clock between rounds by `stepMs` for `rounds`.
   * @throws WorkLeft that a job left, after all rounds: it stops no other job
   */
  runJobs(rounds?: number, stepMs?: number): Promise<void>
  /** Adds a member and signs it in. */
  signedIn(member: TestMember): Promise<TestCaller>
  /** Signs a member of `demo` in again, as after a day. */
  signedInAgain(caller: TestCaller): Promise<TestCaller>
  close(): Promise<void>
}

/** A gateway over a database of its own with the demo's merchants and nothing else; modules may be added. */
export async function createTestGateway(
  input: {
    modules?: GatewayModule[]
    env?: Record<string, string>
    onLogLine?: (line: string) => void
    wrapBackend?: WrapBackend
  } = {},
): Promise<TestGateway> {
  const { db, url } = await createTestDatabase(undefined, input.wrapBackend)
  await addMerchants(db)
  const clock = testClock()
  const settings = readSettings({
    TEST_CLOCK: '1',
    OUTBOX: '1',
    KEY_ENCRYPTION_KEY: testOutsideKey,
    ...input.env,
  })
  // How many calls a busy machine admits at once is not the subject of most suites.
  if (input.env?.['GATEWAY_WORK_LIMIT'] === undefined) settings.traffic.gatewayWork = Infinity
  const { onLogLine } = input
  const logger = onLogLine
    ? createLogger('info', { write: onLogLine })
    : createLogger(process.env.TEST_LOG ?? 'silent')
  const gateway = await createApp({
    settings,
    clock,
    db,
    logger,
    hasher: { ...cheapHasher },
    extraModules: input.modules ?? [],
  })
  const openFor = (memberId: string, merchant: string) =>
    db.transaction((trx) =>
      openSession(trx, {
        memberId,
        merchant,
        now: clock.now(),
        address: '127.0.0.1',
        userAgent: 'test',
      }),
    )
  return {
    gateway,
    db,
    url,
    clock,
    call: (options) => gateway.app.inject({ ...options, headers: { host: 'localhost', ...options.headers } }),
    runJobs: async (rounds = 1, stepMs = 0) => {
      const left: WorkLeft[] = []
      const runOnce = (job: Job) =>
        job.run().catch((error: unknown) => {
          if (!(error instanceof WorkLeft)) throw error
          left.push(error)
          return 0
        })
      for (let round = 0; round < rounds; round += 1) {
        clock.advance(stepMs)
        for (const job of gateway.jobs) while ((await runOnce(job)) > 0);
      }
      if (left[0]) throw left[0]
    },
    signedIn: async (member) => {
      const merchant = member.merchant ?? 'demo'
      const id = await addMember(db, member, nobodysHash)
      const session = await openFor(id, merchant)
      const host = merchant === 'demo' ? 'localhost' : `${merchant}.localhost`
      return { id, token: session.token, headers: { cookie: `plaza_session=${session.cookie}`, host } }
    },
    signedInAgain: async (caller) => {
      const session = await openFor(caller.id, 'demo')
      return {
        ...caller,
        token: session.token,
        headers: { ...caller.headers, cookie: `plaza_session=${session.cookie}` },
      }
    },
    close: async () => {
      await gateway.app.close()
      await db.close()
    },
  }
}
