import { PlainError } from '@plaza/server-kit'
import type { Database } from '../database/database'
import { addCredential, credentialDaysAtMost, operatorTokens, readCredential } from './credentials'
import { readOperatorFile, saveOperatorFile } from './operator-file'
import type { OperatorRole } from './roles'

const dayMs = 86_400_000

/** The operators of the demo; who gives no name acts as the first. */
const demoOperators: readonly (readonly [id: string, role: OperatorRole])[] = [
  ['ana', 'operator'],
  ['ben', 'operator'],
  ['admin', 'admin'],
]
export const demoOperator = 'ana'

/** Less than this, and the demo makes a new one. */
const leastDays = 30

/**
 * Gives the demo's operators credentials, whose secrets are files in the data folder, so that its documented commands
 * work (START-4). They are valid in the demo only.
 */
export async function prepareDemoOperators(db: Database, dataDir: string, now: number): Promise<void> {
  for (const [operator, role] of demoOperators) {
    const saved = await readOperatorFile(dataDir, operator)
    if (saved !== null && (await works(db, saved, now + leastDays * dayMs))) continue
    const { text, ...credential } = operatorTokens.make()
    const expiresAt = now + credentialDaysAtMost * dayMs
    await db.transaction((trx) =>
      addCredential(
        trx,
        { kind: 'operator-add', operator, role, credential, expiresAt },
        { by: 'demo' },
        { now, isDemo: true },
      ),
    )
    await saveOperatorFile(dataDir, operator, text)
  }
}

const works = (db: Database, token: string, until: number): Promise<boolean> =>
  readCredential(db.read, token, { now: until, isDemo: true }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof PlainError) return false
      throw error
    },
  )
