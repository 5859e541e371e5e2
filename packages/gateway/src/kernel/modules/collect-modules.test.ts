import type { Migration } from 'kysely'
import { collectModules } from './collect-modules'
import { defineModule, type GatewayModule } from './define-module'

const nothing: Migration = { up: () => Promise.resolve() }
const notes = (parts: Partial<GatewayModule> = {}) => defineModule({ name: 'site/notes', ...parts })
const vip = (parts: Partial<GatewayModule> = {}) => defineModule({ name: 'growth/vip', ...parts })

describe('collecting modules', () => {
  it('the migrations of every module stand beside the first ones', () => {
    const all = collectModules(
      [
        notes({ migrations: { '2026-11-22T1500-member-notes': nothing } }),
        vip({ migrations: { '2026-11-21T0900-vip-levels': nothing } }),
      ],
      { '0001-core': nothing },
    )
    expect(Object.keys(all.migrations)).toEqual([
      '0001-core',
      '2026-11-22T1500-member-notes',
      '2026-11-21T0900-vip-levels',
    ])
  })

  it('a migration name that two modules use is refused with both their names', () => {
    const migrations = { '2026-11-22T1500-member-notes': nothing }
    expect(() => collectModules([notes({ migrations }), vip({ migrations })])).toThrow(
      'The modules site/notes and growth/vip both have the migration "2026-11-22T1500-member-notes".',
    )
  })

  it.each(['0014-member-notes', '2026-11-22-member-notes', '2026-11-22T1500', '2026-11-22T1500-Notes'])(
    'the migration name %s is refused because it is not a time followed by a description',
    (name) =>
      expect(() => collectModules([notes({ migrations: { [name]: nothing } })])).toThrow('is not named like'),
  )

  it('two modules of one name are refused', () => {
    expect(() => collectModules([notes(), notes()])).toThrow('both have the name "site/notes"')
  })

  it('a module that is not named like its folder is refused', () => {
    expect(() => collectModules([defineModule({ name: 'notes' })])).toThrow(
      'The module "notes" is not named like its folder, <area>/<domain>.',
    )
  })

  it('a table that two modules own is refused', () => {
    expect(() => collectModules([notes({ tables: ['members'] }), vip({ tables: ['members'] })])).toThrow(
      'The modules site/notes and growth/vip both have the table "members".',
    )
  })

  it('a kind of message that two modules send is refused', () => {
    const deliveries = [{ kind: 'sms-code', send: () => Promise.resolve() }]
    expect(() => collectModules([notes({ deliveries }), vip({ deliveries })])).toThrow(
      'both have the kind of message "sms-code"',
    )
  })
})
