import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suitesThatReach } from './suites-that-reach.mjs'

const folder = mkdtempSync(join(tmpdir(), 'suites-'))
const write = (files) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
afterAll(() => rmSync(folder, { recursive: true }))

it('suites that import a file are found by any way, through folders, packages and types, and no others', () => {
  write({
    'a/src/testing/index.ts': `export { open } from './database'`,
    'a/src/testing/database.ts': `export const open = () => 1`,
    'a/src/direct.test.ts': `import { open } from './testing/database'`,
    'a/src/by-folder.test.ts': `import {\n  open,\n} from './testing'`,
    'a/src/later.test.ts': `const { open } = await import('./testing/database')`,
    'a/src/rule.test.ts': `import { rule } from './rule'`,
    'a/src/rule.ts': `export const rule = 1`,
    'b/src/helper.ts': `import { open } from '@plaza/a/testing'`,
    'b/src/by-package.test.ts': `import './helper'`,
  })
  const found = suitesThatReach(
    join(folder, 'a/src/testing/database.ts'),
    [join(folder, 'a'), join(folder, 'b')],
    { '@plaza/a/testing': join(folder, 'a/src/testing/index.ts') },
  )
  expect(found).toEqual(
    [
      'a/src/by-folder.test.ts',
      'a/src/direct.test.ts',
      'a/src/later.test.ts',
      'b/src/by-package.test.ts',
    ].map((file) => join(folder, file)),
  )
})
