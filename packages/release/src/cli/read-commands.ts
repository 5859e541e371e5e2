import type { Command } from 'commander'
import { addCommand } from './command'
import { describeHistory, describeRecord, describeStatus, describeVerification } from './describe'
import { exitCodes } from './exit-code'
import { openBackend } from './open-backend'
import { parseCount } from './parse'
import { write } from './write'

interface HistoryOptions {
  limit: number
  json?: boolean
  all?: boolean
}

/** Adds status, history and verify. */
export function addReadCommands(program: Command): void {
  addCommand(program, 'status', {
    what: 'what is live: releases, canaries and their health, floors, blocks, pins, and what is turned off where',
    examples: [
      ['mfe status', 'for people'],
      ['mfe status --json', 'the registry itself'],
    ],
  }).action(async (options: { json?: boolean }, command: Command) => {
    const backend = await openBackend(command)
    const registry = await backend.status()
    const health = options.json ? undefined : await backend.health()
    write(registry ?? null, describeStatus(registry, health), options)
  })

  addCommand(program, 'history [remote]', {
    what: 'who changed what, when and why, newest first',
    examples: [
      ['mfe history mf-cashier --limit 5', 'of one remote'],
      ['mfe history --all', 'the whole audit log, including publishing, refusals, keys and tokens'],
    ],
  })
    .option('--limit <number>', 'how many lines', parseCount, 20)
    .option('--all', 'the whole audit log, including refusals')
    .action(async (remote: string | undefined, options: HistoryOptions, command: Command) => {
      const backend = await openBackend(command)
      const { limit, all } = options
      if (all) {
        const record = await backend.record({ limit, remote })
        write(record, describeRecord(record), options)
      } else {
        const entries = await backend.history({ limit, remote })
        write(entries, describeHistory(entries), options)
      }
    })

  addCommand(program, 'verify', {
    what: 'check every file of every live release against its hash, and every live pair against its contract',
    examples: [
      ['mfe verify', 'exits with 6 if something is wrong'],
      ['mfe verify --all', 'every release in the store, live or not'],
    ],
  })
    .option('--all', 'every release in the store')
    .action(async (options: { json?: boolean; all?: boolean }, command: Command) => {
      const backend = await openBackend(command)
      const verification = await backend.verify({ all: options.all === true })
      write(verification, describeVerification(verification), options)
      if (!verification.isWell) process.exitCode = exitCodes.found
    })
}
