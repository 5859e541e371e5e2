// Embedded databases that a test worker keeps from one suite to the next: starting one costs a second of CPU, emptying
// one a tenth. Suites load this file outside of their own context, so that one copy serves the whole worker.
const { readFileSync } = require('node:fs')
const { readFile } = require('node:fs/promises')
const Module = require('node:module')

/** PGlite, whose own timers do not keep a process alive that has nothing else to do. */
function requirePglite() {
  const file = require.resolve('@electric-sql/pglite')
  const own = new Module(file, module)
  own.filename = file
  own.paths = module.paths
  const timers = 'const setTimeout = (...args) => globalThis.setTimeout(...args).unref();'
  own._compile(timers + readFileSync(file, 'utf8'), file)
  return own.exports
}
const { PGlite } = requirePglite()

/** Tables with more rows than this in the template are not restored: a suite that changes them ends its database. */
const mostRestoredRows = 500

/**
 * The schema as one text: tables, columns, defaults, constraints, triggers and functions. Emptying a table leaves it as
 * it is, every other change of the schema shows in it.
 */
const shapeQuery = `
  select concat_ws(' ',
    (select concat_ws(',', count(*), max(oid::bigint), sum(hashtext(relname))) from pg_class where oid >= 16384),
    (select concat_ws(',', count(*), sum(hashtext(attname)), sum(atttypid::bigint), sum(attnotnull::int))
      from pg_attribute where attrelid >= 16384 and attnum > 0),
    (select concat_ws(',', count(*), max(oid::bigint)) from pg_attrdef),
    (select concat_ws(',', count(*), max(oid::bigint), sum(convalidated::int)) from pg_constraint),
    (select concat_ws(',', count(*), max(oid::bigint), sum((tgenabled = 'O')::int)) from pg_trigger),
    (select concat_ws(',', count(*), max(oid::bigint), max(xmin::text::bigint)) from pg_proc where oid >= 16384),
    (select count(*) from pg_namespace),
    (select count(*) from pg_db_role_setting)) as shape`

const tablesQuery = `
  select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.oid >= 16384 and n.nspname not like 'pg\\_%' order by 1`

const sequencesQuery = `
  select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, start_value::text as start,
    last_value::text as last from pg_sequences`

const quoted = (text) => `'${text.replaceAll("'", "''")}'`

/** Number of rows and newest write of each table: every insert, update and delete changes one of them. */
async function marksOf(client, tables) {
  const each = tables.map(
    (name) =>
      `select ${quoted(name)} as name, concat_ws(',', count(*), max(xmin::text::bigint)) as mark from ${name}`,
  )
  const { rows } = await client.query(each.join(' union all '))
  return new Map(rows.map(({ name, mark }) => [name, mark]))
}

const shapeOf = async (client) => (await client.query(shapeQuery)).rows[0].shape

async function sequencesOf(client) {
  const { rows } = await client.query(sequencesQuery)
  return new Map(
    rows.map(({ name, start, last }) => [name, `${quoted(name)}, ${last ?? start}, ${last !== null}`]),
  )
}

/** Opens a database from a dump, and notes all that is needed to bring it back to that state. */
async function open(file) {
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(file)]) })
  const parsers = { ...client.parsers }
  const tables = (await client.query(tablesQuery)).rows.map(({ name }) => name)
  const marks = await marksOf(client, tables)
  const rows = new Map()
  for (const [name, mark] of marks) {
    const count = Number(mark.split(',')[0])
    if (count === 0 || count > mostRestoredRows) continue
    const { rows: found } = await client.query(`select json_agg(t)::text as text from ${name} t`)
    rows.set(name, found[0].text)
  }
  return {
    client,
    parsers,
    tables,
    marks,
    rows,
    shape: await shapeOf(client),
    sequences: await sequencesOf(client),
  }
}

/** Brings a database back to the state of its template; false when it cannot be. */
async function restore(kept) {
  const { client, tables, marks, rows } = kept
  Object.assign(client.parsers, kept.parsers)
  await client.exec('rollback; unlisten *; select pg_advisory_unlock_all(); reset all')
  if ((await shapeOf(client)) !== kept.shape) return false
  const changed = (now) => tables.filter((name) => now.get(name) !== marks.get(name))
  const isEmpty = (name) => marks.get(name).startsWith('0')
  await client.exec('set session_replication_role = replica')
  const emptied = changed(await marksOf(client, tables)).filter(isEmpty)
  if (emptied.length > 0) await client.exec(`truncate ${emptied.join(', ')} cascade`)
  const rewritten = changed(await marksOf(client, tables))
  for (const name of rewritten) {
    if (!rows.has(name)) return false
    await client.exec(`delete from ${name}`)
    // Rows come back in their order and in their place.
    await client.exec(`vacuum ${name}`)
    await client.exec(
      `insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, ${quoted(rows.get(name))})`,
    )
  }
  if (rewritten.length > 0) for (const [name, mark] of await marksOf(client, rewritten)) marks.set(name, mark)
  for (const [name, value] of await sequencesOf(client)) {
    const before = kept.sequences.get(name)
    if (value !== before) await client.exec(`select setval(${before})`)
  }
  await client.exec('reset all')
  return true
}

const free = new Map()

/**
 * A database with the contents of a template, whose dump is in a file. `giveBack` restores it for the next suite, or
 * closes it when the schema or too many rows were changed.
 */
exports.takeDatabase = async (template, file) => {
  const waiting = free.get(template) ?? []
  free.set(template, waiting)
  const kept = waiting.pop() ?? (await open(file))
  return {
    client: kept.client,
    giveBack: async () => {
      if (await restore(kept)) waiting.push(kept)
      else await kept.client.close()
    },
  }
}
