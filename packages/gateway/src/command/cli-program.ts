import { PlainError } from '@plaza/server-kit'
import { Command, CommanderError } from 'commander'
import { collectAll } from '../app/collect-all'
import type { CollectedModules } from '../kernel/modules/collect-modules'
import { readSettings } from '../kernel/settings/settings'
import { addCommands } from './add-commands'
import { addConformanceCommand } from './conformance-command'
import { openPlaza } from './open-plaza'
import { connectOperator, type Operator } from './operator'
import { addPaymentConformance } from './payment-conformance-command'
import { reviewCommands, reviewGroup } from './review-commands'

/** Where the command writes. */
export interface CliOutput {
  out(text: string): void
  err(text: string): void
}

type Env = Record<string, string | undefined>

/** The modules whose commands there are, and the way to the site. */
interface Site {
  collected: CollectedModules
  connect(): Promise<Operator>
}

/** The `plaza` command. */
export function createProgram(env: Env, output: CliOutput, { collected, connect }: Site): Command {
  const program = new Command('plaza').description('Operates a Plaza site, running or not.')
  program.exitOverride().configureOutput({
    writeOut: (text) => output.out(text.trimEnd()),
    // What is wrong with the words, or the help of a command that needs another word.
    writeErr: (text) => output.err(text.trimEnd()),
  })
  const out = (text: string) => output.out(text)
  const plaza = openPlaza(collected.known, connect, { env, out })
  const commands = collected.modules.flatMap((module) => module.commands ?? [])
  const groups = Object.assign(
    {},
    reviewGroup,
    ...collected.modules.map((one) => one.commandGroups),
  ) as Record<string, string>
  addCommands(program, [...commands, ...reviewCommands(collected.known)], { groups, plaza })
  addConformanceCommand(program, out)
  const payments = program.commands.find((command) => command.name() === 'payments')
  if (payments) addPaymentConformance(payments, env, out)
  return program
}

/** Runs the `plaza` command and returns its exit code. */
export async function runCli(argv: string[], env: Env, output: CliOutput): Promise<number> {
  try {
    const collected = collectAll()
    const connect = () => connectOperator(readSettings(env), collected)
    await createProgram(env, output, { collected, connect }).parseAsync(argv)
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1
    if (error instanceof PlainError) output.err(error.message)
    else output.err(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return 1
  }
}
