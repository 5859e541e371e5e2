import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { advisoryLock } from './advisory-lock'
import type { Database, Queries, Trx } from './database'

/** The file of one function or trigger, as the `index.ts` of its folder lists it. */
export interface StoredCode {
  /** `create or replace …`, with the comments above it. */
  text: string
  /** Hashes of all texts that a release has had for it, the latest last. */
  hashes: readonly string[]
}

/** A function, by its name, or a trigger, by its name and its table. */
interface Named {
  kind: 'function' | 'trigger'
  name: string
  /** Of a trigger. */
  table: string
}

/** Functions and triggers that no release uses any more; the database loses them. */
export type GoneCode = readonly ({ function: string } | { trigger: string; on: string })[]

/** What a start found and did, by name. */
export interface AppliedCode {
  applied: string[]
  dropped: string[]
  /** Text of a release that this one does not know: a newer one, which stays. */
  newer: string[]
}

/** The hash of a text, as lists of stored code name it. */
export const hashOfCode = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

const created = /^create or replace (function|trigger) ([a-z_0-9]+)/m
const onTable = /\bon ([a-z_0-9]+)\b/

/** What a text creates. @throws Error when it is no file of stored code. */
export function nameOfCode(text: string): Named {
  const [, kind, name] = created.exec(text) ?? []
  if (!name || (kind !== 'function' && kind !== 'trigger'))
    throw new Error(`no stored code begins with: ${text.slice(0, 80)}`)
  const code = text.slice(created.exec(text)?.index)
  return { kind, name, table: kind === 'trigger' ? (onTable.exec(code)?.[1] ?? '') : '' }
}

/** Both a function and a trigger may have one name. */
const keyOf = ({ kind, name, table }: Named): string => (kind === 'function' ? name : `${name} on ${table}`)

interface Known {
  /** Hashes by key. */
  hashes: Map<string, string>
  /** Keys of what exists. */
  existing: Set<string>
}

async function readKnown(queries: Queries): Promise<Known> {
  const { rows: existing } = await sql<{ key: string }>`
    select p.proname::text as key from pg_proc p where p.pronamespace = current_schema()::regnamespace
    union all
    select t.tgname || ' on ' || c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(queries)
  const hashes = await queries.selectFrom('stored_code').selectAll().execute()
  return {
    hashes: new Map(hashes.map(({ name, hash }) => [name, hash])),
    existing: new Set(existing.map(({ key }) => key)),
  }
}

type Wanted = StoredCode & { named: Named; key: string; hash: string }

function want(code: StoredCode): Wanted {
  const named = nameOfCode(code.text)
  const hash = hashOfCode(code.text)
  if (code.hashes.at(-1) !== hash)
    throw new Error(`the text of ${named.name} changed: run node packages/gateway/bin/stored-code.mjs`)
  return { ...code, named, key: keyOf(named), hash }
}

/** What a text in the database is to this release. */
function stateOf({ key, hash, hashes }: Wanted, known: Known): 'current' | 'older' | 'newer' {
  const found = known.hashes.get(key)
  if (found === undefined || !known.existing.has(key)) return 'older'
  if (found === hash) return 'current'
  return hashes.includes(found) ? 'older' : 'newer'
}

async function drop(trx: Trx, gone: GoneCode[number]): Promise<void> {
  if ('trigger' in gone)
    await sql`drop trigger if exists ${sql.ref(gone.trigger)} on ${sql.table(gone.on)}`.execute(trx)
  else {
    const { rows } = await sql<{ signature: string }>`
      select oid::regprocedure::text as signature from pg_proc
      where proname = ${gone.function} and pronamespace = current_schema()::regnamespace`.execute(trx)
    for (const { signature } of rows) await sql`drop function ${sql.raw(signature)}`.execute(trx)
  }
}

const keyOfGone = (gone: GoneCode[number]): string =>
  'trigger' in gone ? `${gone.trigger} on ${gone.on}` : gone.function

/**
 * Gives the database the functions and triggers of this release, in one transaction: those whose text is another, or that
 * do not exist. A text that this release does not know is of a newer one beside which it runs, and stays.
 * @throws Error when a text is not listed under its hash, or is refused by the database.
 */
export async function applyStoredCode(
  db: Database,
  codes: readonly StoredCode[],
  gone: GoneCode,
): Promise<AppliedCode> {
  const wanted = codes.map(want)
  const split = (known: Known) => ({
    // Triggers need their functions; functions need nothing, because their bodies are not checked.
    outdated: wanted
      .filter((one) => stateOf(one, known) === 'older')
      .toSorted((a, b) => (a.named.kind < b.named.kind ? -1 : a.named.kind > b.named.kind ? 1 : 0)),
    newer: wanted.filter((one) => stateOf(one, known) === 'newer').map(({ key }) => key),
    left: gone.filter((one) => known.existing.has(keyOfGone(one))),
  })
  const before = split(await readKnown(db.read))
  if (before.outdated.length === 0 && before.left.length === 0)
    return { applied: [], dropped: [], newer: before.newer }
  return db.transaction(async (trx) => {
    await advisoryLock(trx, 'stored-code')
    const { outdated, newer, left } = split(await readKnown(trx))
    await sql`set local check_function_bodies = off`.execute(trx)
    for (const { text } of outdated) await sql.raw(text).execute(trx)
    for (const { key, hash } of outdated)
      await trx
        .insertInto('stored_code')
        .values({ name: key, hash })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
        .execute()
    for (const one of left) await drop(trx, one)
    return { applied: outdated.map(({ key }) => key), dropped: left.map(keyOfGone), newer }
  })
}
