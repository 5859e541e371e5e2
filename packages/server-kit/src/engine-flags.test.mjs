import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { knownFlags, lateOptimisation } from './engine-flags.mjs'

const run = promisify(execFile)
let folder
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'plaza-engine-'))))
afterAll(() => rm(folder, { recursive: true }))

/** A program that answers `--v8-options` as a version of Node does, with these lines. */
async function nodeThatSays(name, lines) {
  const file = join(folder, name)
  await writeFile(
    file,
    `#!/bin/sh\n[ "$1" = --v8-options ] || exit 9\ncat <<'END'\n${lines.join('\n')}\nEND\n`,
  )
  await chmod(file, 0o700)
  return file
}

describe('flags of the engine', () => {
  // START-5
  it('Node starts with every flag of the later optimisation that is listed for its engine', async () => {
    const flags = await knownFlags(lateOptimisation)
    expect(flags.length).toBeGreaterThan(0)
    const { stdout } = await run(process.execPath, [...flags, '--print', '6 * 7'])
    expect(stdout).toBe('42\n')
  })

  it('a flag that the engine does not have is left out, also where a longer one begins with its name', async () => {
    const node = await nodeThatSays('later', [
      '  --interrupt-budget-factor-for-feedback-allocation (interrupt budget of --invocation-count-for-turbofan)',
      '        type: int  default: --interrupt-budget=8',
      '  --wasm-tiering-budget (budget for dynamic tiering)',
    ])
    expect(await knownFlags(lateOptimisation, node)).toEqual(['--wasm-tiering-budget=300000000'])
    expect(await knownFlags(['--no-such-flag', '--single-threaded-gc'])).toEqual(['--single-threaded-gc'])
  })

  it('an engine that cannot be asked gets no flags', async () => {
    expect(await knownFlags(lateOptimisation, join(folder, 'missing'))).toEqual([])
    expect(await knownFlags(lateOptimisation, '/bin/false')).toEqual([])
  })
})
