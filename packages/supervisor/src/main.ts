import { fileURLToPath } from 'node:url'
import { openLog } from '@plaza/process-log'
import { ReleaseError } from '@plaza/release'
import { pino } from 'pino'
import { keepFilesPrivate, PlainError, takeDataDir } from '@plaza/server-kit'
import { readSettings } from '@plaza/edge/settings'
import { findDists } from './find-dists'
import { openLogFile } from './log-file'
import { supervise } from './supervise'
import type { RunningSite } from './supervise'

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** Starts the whole site and keeps it running: `main.mjs [dist …]`; without arguments, the builds of this workspace. */
async function run(): Promise<void> {
  keepFilesPrivate()
  const settings = readSettings(process.env)
  await takeDataDir(settings.dataDir)
  const dest = await openLogFile(settings.dataDir, 'supervisor')
  const log = pino({ name: 'supervisor', level: settings.logLevel }, openLog(dest))
  const named = process.argv.slice(2)
  const running: { site?: RunningSite } = {}
  // Before the site is up, no orderly end is needed: the children end with this process.
  const end = () => void Promise.resolve(running.site?.stop()).finally(() => process.exit(0))
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  running.site = await supervise({
    settings,
    env: process.env,
    entries: {
      // In the demo, the main script is a gateway with the demo's world.
      gateway: pathOf(`../../${settings.isDemo ? 'demo-world' : 'gateway'}/dist/main.mjs`),
      edge: pathOf('../../edge/dist/main.mjs'),
      vendor: pathOf('../../vendor-demo/dist/main.mjs'),
      psp: pathOf('../../psp-demo/dist/main.mjs'),
    },
    dists: named.length > 0 ? named : await findDists(pathOf('../../..')),
    log,
    tell: (text) => process.stdout.write(`  ${text}\n`),
  })
  if (running.site.notice !== undefined) process.stderr.write(`${running.site.notice}\n`)
  process.stdout.write(`ready ${running.site.url}\n`)
}

run().catch((error: unknown) => {
  const isPlain = error instanceof PlainError || error instanceof ReleaseError
  process.stderr.write(`${isPlain ? error.message : `The site could not start: ${String(error)}`}\n`)
  process.exit(1)
})
