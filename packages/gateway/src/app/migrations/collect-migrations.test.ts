import type { Migration } from 'kysely'
import { collectMigrations } from './collect-migrations'

const nothing: Migration = { up: () => Promise.resolve() }

describe('collecting migrations', () => {
  it('puts those of every module beside the first ones', () => {
    const all = collectMigrations({ '0001-core': nothing }, [
      { '2026-11-22T1500-member-notes': nothing },
      { '2026-11-21T0900-vip-levels': nothing },
    ])
    expect(Object.keys(all)).toEqual([
      '0001-core',
      '2026-11-22T1500-member-notes',
      '2026-11-21T0900-vip-levels',
    ])
  })

  it('refuses a name that two modules use', () => {
    const own = { '2026-11-22T1500-member-notes': nothing }
    expect(() => collectMigrations({}, [own, own])).toThrow('two migrations are named')
  })

  it.each(['0014-member-notes', '2026-11-22-member-notes', '2026-11-22T1500', '2026-11-22T1500-Notes'])(
    'refuses the name %s, which is not a time and what it does',
    (name) => expect(() => collectMigrations({}, [{ [name]: nothing }])).toThrow('is not named like'),
  )
})
