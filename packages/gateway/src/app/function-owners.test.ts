import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownCalls } from '../testing/known-calls'
import { functionCreated, functionsCalled } from '../testing/table-uses'

const src = join(__dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:ts|sql)$/.test(path) && !path.endsWith('.test.ts') && !path.includes('testing/'))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))

/** The folder that a file belongs to: that of its stored code, or its own. */
const folderOf = (path: string) => path.replace(/\/(?:stored-code\/.*|[^/]*)$/, '')

const isDispatcher = (path: string) => path.startsWith('app/stored-code/')

/** Owner of each function: the folder of its file; of a hook, the folder that declares the hook. */
const owners = new Map(
  files
    .filter(({ path }) => path.endsWith('.sql') && !isDispatcher(path))
    .flatMap(({ path, text }) => {
      const name = functionCreated(text)
      return name === undefined ? [] : [[name, folderOf(path)] as const]
    }),
)
const functions = new Set(owners.keys())

/** What the kernel has is for every module; a dispatcher calls the subscribers that name its hook themselves. */
const calls = files
  .filter(({ path }) => !isDispatcher(path))
  .flatMap(({ path, text }) =>
    functionsCalled(path, text, functions)
      .filter((name) => !owners.get(name)?.startsWith('kernel/') && owners.get(name) !== folderOf(path))
      .map((name) => `${folderOf(path)}: ${name}`),
  )
const listed = knownCalls.flatMap(({ from, functions: called }) => called.map((name) => `${from}: ${name}`))

describe('the owners of functions', () => {
  it('nobody but its owner calls a function, except where the list of calls says why', () => {
    expect(functions.size).toBeGreaterThan(50)
    expect([...new Set(calls)].filter((call) => !listed.includes(call))).toEqual([])
  })

  it('the list of calls names only those that exist', () => {
    expect(listed.filter((call) => !calls.includes(call))).toEqual([])
  })

  it('no function of the kernel calls one of a module', () => {
    expect(calls.filter((call) => call.startsWith('kernel/'))).toEqual([])
  })

  it('no migration creates a function or a trigger: each has a file', () => {
    const creating = /create (?:or replace )?(?:constraint )?(?:function|trigger)\b/
    expect(
      files.filter(
        ({ path, text }) => path.endsWith('.ts') && creating.test(text.replaceAll(/\/\*.*?\*\//gs, '')),
      ),
    ).toEqual([])
  })
})

describe('finding the functions that a file calls', () => {
  const known = new Set(['pay', 'wait_for', 'say_due'])

  it.each([
    [
      'SQL',
      'a.sql',
      'create or replace function wait_for(a text) as $$ select pay(a) $$; -- say_due()',
      ['pay'],
    ],
    [
      'a trigger',
      'a.sql',
      'create or replace trigger a on t for each row execute function say_due();',
      ['say_due'],
    ],
    ['SQL text in TypeScript', 'a.ts', 'sql`select pay(${id})`; /* wait_for(1) */ say_due()', ['pay']],
  ])('finds the functions of %s', (_what, path, text, expected) => {
    expect(functionsCalled(path, text, known)).toEqual(expected)
  })
})
