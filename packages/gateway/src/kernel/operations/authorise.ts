import { PlainError } from '@plaza/server-kit'
import type { Actor } from '../audit'
import type { Queries } from '../database/database'
import { hasAdmin, mayOperate, readCredential, type OperatorArea } from '../operators'

/** What a request for an operation gives: the secret of a credential, the name of its claimed owner, and a reason. */
export interface Signed {
  /** Null where none is known: good for the first admin only. */
  token: string | null
  /** Whom the secret must belong to; null when that was not said. */
  by: string | null
  why: string | null
}

/** When it is asked, and whether the site is the demo. */
export interface AskedAt {
  now: number
  isDemo: boolean
}

/** Who makes the first admin of a site: anyone with access to its database. */
const console = 'console'

const words: Record<OperatorArea, string> = {
  access: 'make or end credentials of operators',
  site: 'change the site',
  money: 'decide about money or results',
}

/**
 * Who asks, by their credential, if its role covers the area (OPS-4). The name in every record comes from here.
 * @throws PlainError for no credential, one that is not valid or somebody else's, and a role that does not cover it.
 */
export async function authorise(
  queries: Queries,
  { token, by, why }: Signed,
  area: OperatorArea,
  { now, isDemo }: AskedAt,
): Promise<Actor> {
  if (token === null)
    throw new PlainError(
      'Say who you are: set PLAZA_TOKEN to your credential, or --by to an operator whose credential is saved here. `plaza operators add` makes one.',
    )
  const { operator, role } = await readCredential(queries, token, { now, isDemo })
  if (by !== null && by !== operator)
    throw new PlainError(`This credential is ${operator}'s, not ${by}'s: leave out --by, or set PLAZA_TOKEN.`)
  if (!mayOperate(role, area))
    throw new PlainError(`${operator} is ${role} and cannot ${words[area]}. Ask somebody who can.`)
  return { by: operator, why }
}

/** As `authorise`, but while a site has no valid admin, whoever has its database may make one. */
export async function authoriseFirstAdmin(queries: Queries, signed: Signed, at: AskedAt): Promise<Actor> {
  const isFirst = signed.token === null && !(await hasAdmin(queries, at.now, at.isDemo))
  return isFirst ? { by: console, why: signed.why } : authorise(queries, signed, 'access', at)
}
