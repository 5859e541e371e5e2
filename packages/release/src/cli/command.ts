import type { Command } from 'commander'
import { unseenIn, unseenWords } from '@plaza/contract/kernel'
import type { Author } from '../registry/next-revision'
import { ReleaseError } from '../kernel/release-error'
import { accountName } from './context'

/** Options of every command that changes something. */
export interface Changing {
  json?: boolean
  who?: string
  why: string
}

interface Words {
  what: string
  /** Lines shown below the help: what to type in a real case, and what it does. */
  examples: [command: string, meaning: string][]
  /** Further help text below the examples. */
  notes?: string
}

/** Adds a command that prints lines, or JSON with `--json`, and shows examples in its help. */
export function addCommand(parent: Command, usage: string, { what, examples, notes }: Words): Command {
  const width = Math.max(...examples.map(([line]) => line.length))
  const lines = examples.map(([line, meaning]) => `  ${line.padEnd(width)}  # ${meaning}`)
  return parent
    .command(usage)
    .description(what)
    .option('--json', 'print JSON; errors too, on standard error')
    .addHelpText('after', ['', 'Examples', ...lines, ...(notes ? ['', notes] : [])].join('\n'))
}

/** Adds who made the change and why to the record; a reason must be given unless there is a usual one. */
export function withAuthor(command: Command, usualWhy?: string): Command {
  command.option('--who <name>', 'who is doing this, for the audit log; defaults to the current user')
  return usualWhy === undefined
    ? command.requiredOption('--why <text>', 'reason, for the audit log')
    : command.option('--why <text>', 'reason, for the audit log', usualWhy)
}

/** The author from a command's options. @throws ReleaseError `text.invalid` for text that is not plain. */
export function authorOf({ who = accountName(), why }: Changing): Author {
  for (const [option, text] of Object.entries({ who, why })) {
    const unseen = unseenIn(text)
    if (unseen !== undefined) throw new ReleaseError('text.invalid', `--${option} ${unseenWords(unseen)}.`)
  }
  return { who, why, via: 'mfe' }
}
