import type { Migration } from 'kysely'
import { collectMigrations } from './collect-migrations'

const nothing: Migration = { up: () => Promise.resolve() }

describe('collecting migrations', () => {
  it('the migrations of every module are sorted in with the first ones', () => {
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

  it('a migration name that two modules use is refused', () => {
    const own = { '2026-11-22T1500-member-notes': nothing }
    expect(() => collectMigrations({}, [own, own])).toThrow('two migrations are named')
  })

  it.each(['0014-member-notes', '2026-11-22-member-notes', '2026-11-22T1500', '2026-11-22T1500-Notes'])(
    'the migration name %s is refused because it is not a time followed by a description',
    (name) => expect(() => collectMigrations({}, [{ [name]: nothing }])).toThrow('is not named like'),
  )
})
