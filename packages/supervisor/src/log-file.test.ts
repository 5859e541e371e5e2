import { closeSync, mkdtempSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLogFile } from './log-file'

// SERVER-6
it('opens a log that only its user may read, also one that others could read before', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-log-file-'))
  mkdirSync(join(dataDir, 'log'))
  const old = join(dataDir, 'log', 'gateway.log')
  writeFileSync(old, 'before\n', { mode: 0o644 })
  for (const name of ['edge', 'gateway']) closeSync(await openLogFile(dataDir, name))
  for (const name of ['edge', 'gateway'])
    expect(statSync(join(dataDir, 'log', `${name}.log`)).mode & 0o077).toBe(0)
  expect(statSync(old).size).toBe(7)
  rmSync(dataDir, { recursive: true })
})
