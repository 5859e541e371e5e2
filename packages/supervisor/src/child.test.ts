import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { Child } from './child'

// START-5
it('a process that refuses an option of Node ends the start with a sentence that names both', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-child-'))
  await writeFile(join(folder, 'main.mjs'), 'setInterval(() => {}, 1000)')
  const log = openSync(join(folder, 'log'), 'a')
  const child = new Child(
    {
      name: 'gateway',
      entry: join(folder, 'main.mjs'),
      env: process.env,
      flags: ['--no-such-flag=1'],
      log,
      pidFile: join(folder, 'pid'),
      isReady: async () => false,
    },
    pino({ level: 'silent' }),
  )
  await expect(child.start()).rejects.toThrow(
    `The gateway could not be started: ${process.execPath} (Node ${process.versions.node}) does not have the option --no-such-flag=1.`,
  )
  closeSync(log)
  await rm(folder, { recursive: true })
})
