import type { Command } from 'commander'
import type { AnyOperation } from '../modules/site/operations'
import { withActor, type ActorOptions } from './actor-options'
import { parseSwitch } from './parse-switch'
import { parseUntil } from './parse-until'

/** Adds `plaza lottery <merchant> <code> on|off [--until <time>]` (DRAW-4). */
export function addLotteryCommands(
  program: Command,
  operate: (operation: AnyOperation, options: ActorOptions, done: string) => Promise<void>,
): void {
  withActor(program.command('lottery <merchant> <code> <on|off>'))
    .description('open or close a lottery; an issue that is already open is still drawn')
    .option('--until <time>', 'when it reopens automatically, such as 2026-11-30T18:00:00+08:00')
    .action((merchant: string, code: string, word: string, options: ActorOptions & { until?: string }) => {
      const operation = { merchant, lottery: code, isOn: parseSwitch(word), until: parseUntil(options.until) }
      const until = options.until === undefined ? '' : ` until ${options.until}`
      return operate({ kind: 'lottery-switch', ...operation }, options, `${code}: is ${word}${until}`)
    })
}
