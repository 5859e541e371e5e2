import { userInfo } from 'node:os'
import type { SkewPair, SkewRecord } from '@plaza/contract/release'
import { pairWords } from '@plaza/release'
import { readArguments, usage, type Arguments } from './arguments'
import { findRelease } from './find-release'
import { runMatrix } from './matrix'
import { listFar, mirror } from './mirror'
import { listNear, openNear, type Source } from './source'
import { pairLine, tableOf } from './table'

const codes = { green: 0, failed: 1, usage: 2, red: 6 } as const

const log = (text: string): void => void process.stderr.write(`${text}\n`)

/** `npm run skew`: runs the skew matrix of one release, and keeps what it found. Sets the exit code. */
export async function main(given: string[]): Promise<void> {
  if (given.includes('--help') || given.includes('-h')) return void process.stdout.write(`${usage}\n`)
  let options: Arguments
  try {
    options = readArguments(given, process.env)
  } catch (error) {
    log(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exitCode = codes.usage
    return
  }
  try {
    const record = await prove(options)
    const isGreen = record.pairs.every(({ failures }) => failures.length === 0)
    process.stdout.write(
      `${options.isJson ? JSON.stringify({ isGreen, ...record }, null, 2) : tableOf(record)}\n`,
    )
    process.exitCode = isGreen ? codes.green : codes.red
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    log(options.isJson ? JSON.stringify({ code: 'skew.failed', message }) : message)
    process.exitCode = codes.failed
  }
}

async function prove(options: Arguments): Promise<SkewRecord> {
  const { source, release } = await openSource(options)
  try {
    const { remote, rounds, gateway, isJson } = options
    if (!isJson) log(`${remote} ${release} with what is live in revision ${source.registry.revision}:`)
    const onPair = (pair: SkewPair, tookMs: number) =>
      isJson || log(`  ${pairWords(pair)}: ${pairLine(pair, tookMs)}`)
    const pairs = await runMatrix(source, { remote, release, rounds, gateway, onPair })
    const who = options.who ?? userInfo().username
    const record = { remote, release, revision: source.registry.revision, at: Date.now(), who, pairs }
    await source.keep(record)
    return record
  } finally {
    source.close()
  }
}

async function openSource(options: Arguments): Promise<{ source: Source; release: string }> {
  const { remote, far } = options
  if (far) {
    const release = findRelease(remote, await listFar(far, remote), options.release)
    return { source: await mirror(far, { remote, release }), release }
  }
  const source = await openNear(options.store)
  return { source, release: findRelease(remote, await listNear(source, remote), options.release) }
}
