import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '@plaza/server-kit'
import { checkTables } from '../kernel/modules/check-tables'
import { createTestDatabase } from '../testing/test-database'
import { tablesDeclared } from '../testing/table-uses'
import { collectAll } from './collect-all'
import { modules } from './modules'

const src = join(__dirname, '..')
const folderOf = (name: string) => join(src, name.startsWith('kernel/') ? name : `modules/${name}`)
const declaredIn = (folder: string): string[] => {
  const file = join(folder, 'tables.ts')
  return existsSync(file) ? tablesDeclared(file, readFileSync(file, 'utf8')) : []
}
const foldersBelow = (folder: string) =>
  readdirSync(join(src, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
const domains = [...foldersBelow('modules').flatMap(foldersBelow), ...foldersBelow('kernel')]

describe('the modules of the gateway', () => {
  const { tables, migrations } = collectAll()
  const names = Object.keys(migrations)

  it.each(modules.map((module) => [module.name, module] as const))(
    '%s lists the tables that the tables.ts of its folder declares',
    (name, module) => {
      expect(existsSync(folderOf(name))).toBe(true)
      expect([...(module.tables ?? [])].sort()).toEqual(declaredIn(folderOf(name)).sort())
    },
  )

  it('every folder that defines a module or declares a table is listed', () => {
    const listed = modules.map(({ name }) => folderOf(name))
    const forgotten = domains
      .map((domain) => join(src, domain))
      .filter(
        (folder) =>
          declaredIn(folder).length > 0 ||
          readdirSync(folder).some((file) => /-module\.ts$/.test(file) && folder.includes('/modules/')),
      )
      .filter((folder) => !listed.includes(folder) && folder !== join(src, 'kernel/modules'))
    expect(forgotten).toEqual([])
  })

  describe('a migrated database', () => {
    let test: Awaited<ReturnType<typeof createTestDatabase>>
    beforeAll(async () => void (test = await createTestDatabase()))
    afterAll(() => test.db.close())

    it('has exactly the tables that modules own', async () => {
      await expect(checkTables(test.db.read, tables, names)).resolves.toBeUndefined()
    })

    it('is refused when a module has forgotten one of its tables', async () => {
      const forgetful = new Map([...tables].filter(([table]) => table !== 'vouchers'))
      await expect(checkTables(test.db.read, forgetful, names)).rejects.toThrow(
        new PlainError(
          'No module owns the table "vouchers": add it to `tables` of the module whose migration makes it.',
        ),
      )
    })

    it('may have more tables when a newer release has migrated it further', async () => {
      const older = new Map([...tables].filter(([table]) => table !== 'vouchers'))
      const before = names.filter((name) => !name.includes('vouchers'))
      expect(before.length).toBeLessThan(names.length)
      await expect(checkTables(test.db.read, older, before)).resolves.toBeUndefined()
    })

    it('is refused when a module lists a table that no migration makes', async () => {
      await expect(
        checkTables(test.db.read, new Map([...tables, ['notes', 'site/notes']]), names),
      ).rejects.toThrow('site/notes lists the table "notes", which no migration makes.')
    })
  })
})
