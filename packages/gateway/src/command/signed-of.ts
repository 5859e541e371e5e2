import { plainLineSchema } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import { demoOperator, isOperatorId, operatorFile, readOperatorFile } from '../kernel/operators'
import type { Signed } from '../kernel/operations/authorise'
import type { ActorOptions } from '../kernel/terminal/terminal-option'

/** The reason, from the options. @throws PlainError when it is no plain line. */
function reasonOf({ why }: ActorOptions): string | null {
  if (why === undefined || plainLineSchema(200).safeParse(why).success) return why ?? null
  throw new PlainError('--why must be one line of 1 to 200 printable characters.')
}

/** Where credentials are looked for. */
interface Places {
  dataDir: string
  isDemo: boolean
  /** `PLAZA_TOKEN`. */
  token: string | undefined
}

/**
 * Who asks, by the credential in `PLAZA_TOKEN` or the saved one of `--by`, and why (OPS-4). The demo's first operator is
 * meant when nobody is named.
 * @throws PlainError for a name that no operator can have, and for one whose credential is not saved.
 */
export async function signedOf(options: ActorOptions, { dataDir, isDemo, token }: Places): Promise<Signed> {
  const why = reasonOf(options)
  const by = options.by ?? null
  if (by !== null && !isOperatorId(by))
    throw new PlainError(`--by must be an operator's name in small letters a-z, not ${JSON.stringify(by)}.`)
  if (token) return { token, by, why }
  const operator = by ?? (isDemo ? demoOperator : null)
  if (operator === null) return { token: null, by, why }
  const saved = await readOperatorFile(dataDir, operator)
  if (saved === null && by !== null)
    throw new PlainError(
      `There is no credential of ${by} in ${operatorFile(dataDir, by)}: set PLAZA_TOKEN, or leave out --by.`,
    )
  return { token: saved, by, why }
}
