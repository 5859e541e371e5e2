import { Option, type Command } from 'commander'
import type { AnyCommand, Plaza } from '../kernel/terminal/define-command'
import type { TerminalOption } from '../kernel/terminal/terminal-option'

/** Adds the options `--by` and `--why` to a command that changes something; the audit trail keeps both. */
const withActor = (command: Command): Command =>
  command
    .option('--why <words>', 'reason, for the audit trail')
    .option('--by <operator>', 'you: use your saved credential (or set PLAZA_TOKEN to it)')

function optionOf({ flags, about, default: usual, choices, isRequired = false }: TerminalOption): Option {
  const option = new Option(flags, about)
  if (usual !== undefined) option.default(usual)
  if (choices) option.choices(choices)
  return option.makeOptionMandatory(isRequired)
}

/** Words of a command that are typed as they are, and those in brackets, as Commander has them. */
function partsOf(words: string): { fixed: string[]; given: string[] } {
  const all = words.split(' ')
  const first = all.findIndex((word) => /^[<[]/.test(word))
  const end = first === -1 ? all.length : first
  return { fixed: all.slice(0, end), given: all.slice(end) }
}

/**
 * Adds the commands of modules to a program. Those with the same first word are a group, which `groups` describes; groups and
 * single commands stand by their alphabet, the commands of a group as they are given.
 */
export function addCommands(
  program: Command,
  commands: readonly AnyCommand[],
  { groups, plaza }: { groups: Readonly<Record<string, string>>; plaza: Plaza },
): void {
  const firstWord = ({ words }: AnyCommand) => words.split(' ')[0] ?? ''
  for (const command of commands.toSorted((one, other) => firstWord(one).localeCompare(firstWord(other)))) {
    const { fixed, given } = partsOf(command.words)
    const [group = '', second] = fixed
    const parent = () =>
      program.commands.find((one) => one.name() === group) ??
      program.command(group).description(groups[group] ?? '')
    const added =
      second === undefined
        ? program.command([group, ...given].join(' '))
        : parent().command([second, ...given].join(' '), { isDefault: command.isDefault === true })
    added.description(command.about)
    if (command.isSigned === true) withActor(added)
    for (const option of command.options ?? []) added.addOption(optionOf(option))
    // Commander hands over the words, then the options, then the command.
    added.action((...all: unknown[]) => command.run(plaza, all.slice(0, -2) as never, all.at(-2) as never))
  }
}
