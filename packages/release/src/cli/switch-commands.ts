import type { Command } from 'commander'
import type { Changing } from './command'
import { addCommand, withAuthor } from './command'
import { makeChange } from './make-change'

/** Adds enable, disable, block, unblock, floor and repair. */
export function addSwitchCommands(program: Command): void {
  for (const verb of ['enable', 'disable'] as const) addSwitch(program, verb)
  for (const verb of ['block', 'unblock'] as const) addBlock(program, verb)
  addFloor(program)
  addRepair(program)
}

function addSwitch(program: Command, verb: 'enable' | 'disable'): void {
  const command = addCommand(program, `${verb} <remote>`, {
    what: `${verb} a remote for one merchant, immediately`,
    examples: [
      [`mfe ${verb} mf-cashier --merchant demo --why "bank holiday"`, 'other merchants are not affected'],
    ],
  })
  withAuthor(command)
    .requiredOption('--merchant <code>', 'whose site')
    .action((remote: string, options: Changing & { merchant: string }, acting: Command) =>
      makeChange({ kind: verb, remote, merchant: options.merchant }, options, acting),
    )
}

function addBlock(program: Command, verb: 'block' | 'unblock'): void {
  const command = addCommand(program, `${verb} <remote> <release>`, {
    what:
      verb === 'block'
        ? 'stop serving a release, whatever channel, canary or pin names it'
        : 'lift a block; the release is served again where it is current',
    examples: [[`mfe ${verb} mf-cashier 1.4.2 --why "leaks card numbers"`, 'by version or by id']],
  })
  withAuthor(command, `${verb}ed`).action(
    (remote: string, release: string, options: Changing, acting: Command) =>
      makeChange({ kind: verb, remote, release }, options, acting),
  )
}

function addFloor(program: Command): void {
  const command = addCommand(program, 'floor <remote> [release]', {
    what: 'serve no release of a remote older than this one; without one, remove the floor',
    examples: [
      ['mfe floor mf-cashier 1.4.0 --why "older ones speak the old ledger"', 'a rollback stops there'],
      ['mfe floor mf-cashier --why "the ledger speaks both"', 'no floor any more'],
    ],
  })
  withAuthor(command).action(
    (remote: string, release: string | undefined, options: Changing, acting: Command) =>
      makeChange({ kind: 'floor', remote, release }, options, acting),
  )
}

function addRepair(program: Command): void {
  const command = addCommand(program, 'repair <remote>', {
    what: 'apply the rules of this version to what an older one wrote about a remote',
    examples: [['mfe repair mf-cashier', 'what `mfe verify` asks for; running it again changes nothing']],
    notes:
      'Pages no longer fall back to releases that the guard rolled back. Live releases stay live, and none is forgotten.',
  })
  withAuthor(command, 'repaired').action((remote: string, options: Changing, acting: Command) =>
    makeChange({ kind: 'repair', remote }, options, acting),
  )
}
