import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { verifyStore } from '../operations/verify-store'
import { readLatest } from '../store/release-store'
import { writeFakeDist } from './fake-dist'
import type { TempStore } from './temp-store'

const remote = 'mf-cashier'
const idOf = (number: number): string => `1.${number}.0-${String(number).padStart(8, '0')}`

/** The damage after many kills: descriptions in `torn` and `lost`; both must be empty. */
export interface KillReport {
  rounds: number
  /** Rounds in which the command was ended before it was done. */
  killed: number
  torn: string[]
  lost: string[]
}

interface Rounds {
  temp: TempStore
  /** Path of the bundled `mfe`. */
  script: string
  rounds: number
}

/**
 * Runs `mfe`, ended by SIGKILL after `killAfterMs`. Returns its exit code, null when it was killed, and its duration.
 */
async function run(
  { temp, script }: Rounds,
  args: string[],
  killAfterMs?: number,
): Promise<{ code: number | null; tookMs: number }> {
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: temp.folder }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: 'ignore' })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const killing = new AbortController()
  if (killAfterMs !== undefined)
    void wait(killAfterMs, undefined, { signal: killing.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    )
  const code = await ended
  killing.abort()
  return { code, tookMs: performance.now() - began }
}

/** Moments over a command from the time on at which Node has started, to just after its end. */
const momentOf = (round: number, rounds: number, tookMs: number): number =>
  tookMs * (0.3 + (0.75 * (round + 0.5)) / rounds)

async function buildDist({ temp }: Rounds, number: number): Promise<string> {
  const folder = temp.path(`dist-${number}`)
  const lines = Array.from({ length: 400 }, (_, line) => `export const v${line} = ${line * number}`)
  const files = Object.fromEntries(
    [1, 2, 3, 4].map((file) => [`f${file}.js`, `// ${file}\n${lines.join('\n')}`]),
  )
  await writeFakeDist(folder, remote, idOf(number), files)
  return folder
}

/**
 * Kills `mfe publish` at moments spread over its work: afterwards a release is either complete or absent, and can be
 * published.
 */
export async function killPublishing(given: Rounds): Promise<KillReport> {
  const { temp, rounds } = given
  const report: KillReport = { rounds, killed: 0, torn: [], lost: [] }
  const publishing = async (number: number) => ['publish', remote, '--from', await buildDist(given, number)]
  let { tookMs } = await run(given, await publishing(1))
  for (let round = 0; round < rounds; round += 1) {
    const args = await publishing(round + 2)
    const { code } = await run(given, args, momentOf(round, rounds, tookMs))
    if (code === null) report.killed += 1
    const { findings } = await verifyStore(temp.store, { all: true })
    report.torn.push(...findings.map(({ about, message }) => `${about}: ${message}`))
    const again = await run(given, args)
    tookMs = Math.min(tookMs, again.tookMs)
    if (again.code !== 0) report.lost.push(`${idOf(round + 2)} cannot be published after a kill`)
  }
  return report
}

/**
 * Kills `mfe promote` at moments spread over its run: the previous or the next revision must be current and
 * complete.
 */
export async function killPromoting(given: Rounds): Promise<KillReport> {
  const { temp, rounds } = given
  const report: KillReport = { rounds, killed: 0, torn: [], lost: [] }
  for (const number of [1, 2]) await run(given, ['publish', remote, '--from', await buildDist(given, number)])
  let { tookMs } = await run(given, ['promote', remote, idOf(1)])
  for (let round = 0; round < rounds; round += 1) {
    const before = await readLatest(temp.store)
    const wanted = before?.channels[remote]?.current === idOf(1) ? idOf(2) : idOf(1)
    const ran = await run(given, ['promote', remote, wanted], momentOf(round, rounds, tookMs))
    const { code } = ran
    if (code === null) report.killed += 1
    else tookMs = Math.min(tookMs, ran.tookMs)
    const after = await readLatest(temp.store).catch((error: unknown) => String(error))
    if (typeof after === 'string') report.torn.push(after)
    else {
      const steps = (after?.revision ?? 0) - (before?.revision ?? 0)
      const isEither = steps === 0 || (steps === 1 && after?.channels[remote]?.current === wanted)
      if (!isEither) report.torn.push(`revision ${before?.revision} became ${after?.revision}`)
      if (code === 0 && steps !== 1)
        report.lost.push(`revision ${before?.revision}: told as done, and not there`)
    }
  }
  return report
}
