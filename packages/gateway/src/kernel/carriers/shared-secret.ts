import type { Queries } from '../database/database'
import { newSecret } from '../security/secrets'

/** A secret that all processes share, made when first asked for. */
export async function readSecret(queries: Queries, name: string): Promise<string> {
  const find = () => queries.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const known = await find()
  if (known) return known.value
  await queries
    .insertInto('secrets')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`no secret ${name}`)
  return made.value
}
