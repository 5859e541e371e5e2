import { PlainError } from '@plaza/server-kit'
import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { bringUpToDate } from '../app/bring-up-to-date'
import { readAdminFile, type AdminAddress } from '../kernel/admin/admin-file'
import { systemClock } from '../kernel/clock'
import { databaseFolder, openDatabase } from '../kernel/database/open-database'
import type { CollectedModules } from '../kernel/modules/collect-modules'
import { answerOperator, type AnswerOperator } from '../kernel/operations/answer-operator'
import { readOutsideKeys } from '../kernel/security/outside-keys'
import type { GatewaySettings } from '../kernel/settings/settings'

/** A way to operate the site: through the running gateway, or on its database. */
export interface Operator {
  /** Answers a request; the answer is not checked yet. @throws PlainError saying what is wrong. */
  ask: AnswerOperator
  close(): Promise<void>
}

const refusalSchema = z.object({ error: z.string() })

const otherVersion = (what: string) =>
  new PlainError(
    `The running gateway cannot ${what}: it is of another version than this plaza. Restart it, or use the plaza of its version.`,
  )

function remoteOperator({ port, secret }: AdminAddress): Operator {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  return {
    ask: async (request, body) => {
      const init = { method: 'POST', headers, body: JSON.stringify(body ?? {}) }
      const answer = await fetch(`http://127.0.0.1:${port}/${request}`, init)
      if (answer.status === 404) throw otherVersion(`answer "${request}"`)
      const given: unknown = await answer.json()
      if (answer.ok) return z.parse(z.looseObject({}), given)
      const refusal = refusalSchema.safeParse(given)
      throw refusal.success ? new PlainError(refusal.data.error) : otherVersion(`answer "${request}"`)
    },
    close: () => Promise.resolve(),
  }
}

/** Whether the address answers: the gateway may have died without removing its file. */
const isAlive = ({ port, secret }: AdminAddress): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { headers: { authorization: `Bearer ${secret}` } }).then(
    (answer) => answer.status === 404,
    () => false,
  )

const readSchema = z.object({ report: z.string() })

/** The way to operate: PostgreSQL directly, the running gateway, or the embedded database when no process uses it. */
export async function connectOperator(
  settings: GatewaySettings,
  collected: CollectedModules,
): Promise<Operator> {
  const address = settings.databaseUrl ? null : await readAdminFile(settings.dataDir)
  if (address && (await isAlive(address))) return remoteOperator(address)
  if (!settings.databaseUrl && !existsSync(databaseFolder(settings.dataDir)))
    throw new PlainError(`There is no site in ${settings.dataDir} yet: start it first, or set DATA_DIR.`)
  const onLostEnd = (sentence: string) => void process.stderr.write(`${sentence}\n`)
  const db = await openDatabase(settings, { onError: () => undefined, onLostEnd })
  const answer = answerOperator(collected.known, {
    db,
    outside: () => readOutsideKeys(settings),
    dataDir: settings.dataDir,
    isDemo: settings.isDemo,
    now: () => systemClock.now(),
  })
  /** Reading does not change a database, except where it needs what a migration makes. */
  const needsMigrations = (body: unknown): boolean => {
    const asked = readSchema.safeParse(body)
    return asked.success && collected.known.reports.get(asked.data.report)?.needsMigrations === true
  }
  return {
    ask: async (request, body) => {
      if (request === 'operate' || needsMigrations(body)) await bringUpToDate(db, collected)
      return answer(request, body)
    },
    close: () => db.close(),
  }
}

/** An answer of a gateway by what it should be. @throws PlainError when the gateway has another version. */
export function answerAs<T>(schema: z.ZodMiniType<T>, answer: unknown, what: string): T {
  const read = schema.safeParse(answer)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new PlainError(
    `The running gateway answers ${what} in another way (${issue?.path.join('.') || 'it'} is ${issue?.code}): it is of another version than this plaza. Restart it, or use the plaza of its version.`,
  )
}
