import type { Command } from 'commander'
import { blockRelease, setFloor } from '../operations/block'
import { switchRemote } from '../operations/switch-remote'
import type { Changing } from './command'
import { addCommand, authorOf, withAuthor } from './command'
import { openStore } from './context'
import { describeChange } from './describe'
import { write } from './write'

/** Adds enable, disable, block, unblock and floor. */
export function addSwitchCommands(program: Command): void {
  for (const verb of ['enable', 'disable'] as const) addSwitch(program, verb)
  for (const verb of ['block', 'unblock'] as const) addBlock(program, verb)
  addFloor(program)
}

function addSwitch(program: Command, verb: 'enable' | 'disable'): void {
  const command = addCommand(program, `${verb} <remote>`, {
    what: `${verb} a remote for one merchant, at once`,
    examples: [
      [`mfe ${verb} mf-cashier --merchant demo --why "bank holiday"`, 'the other merchants notice nothing'],
    ],
  })
  withAuthor(command)
    .requiredOption('--merchant <code>', 'whose site')
    .action(async (remote: string, options: Changing & { merchant: string }) => {
      const { merchant, why } = options
      const change = { remote, merchant, enabled: verb === 'enable', reason: why }
      const changed = await switchRemote(await openStore(), change, authorOf(options))
      write(changed, [describeChange(changed, `${remote} is ${verb}d for ${merchant}`)], options)
    })
}

function addBlock(program: Command, verb: 'block' | 'unblock'): void {
  const command = addCommand(program, `${verb} <remote> <release>`, {
    what:
      verb === 'block'
        ? 'let nobody have a release any more, whatever channel, canary or pin names it'
        : 'lift a block; who would have the release has it again',
    examples: [[`mfe ${verb} mf-cashier 1.4.2 --why "leaks card numbers"`, 'by version, or by its id']],
  })
  withAuthor(command).action(async (remote: string, release: string, options: Changing) => {
    const request = { remote, release, isBlocked: verb === 'block' }
    const changed = await blockRelease(await openStore(), request, authorOf(options))
    const id = changed.registry.action?.release ?? release
    write(changed, [describeChange(changed, `${remote} ${id} is ${verb}ed`), ...changed.warnings], options)
  })
}

function addFloor(program: Command): void {
  const command = addCommand(program, 'floor <remote> [release]', {
    what: 'give out nothing of a remote that is older than a release; without one, take the floor away',
    examples: [
      ['mfe floor mf-cashier 1.4.0 --why "older ones speak the old ledger"', 'a rollback stops there'],
      ['mfe floor mf-cashier --why "the ledger speaks both"', 'no floor any more'],
    ],
  })
  withAuthor(command).action(async (remote: string, release: string | undefined, options: Changing) => {
    const changed = await setFloor(await openStore(), { remote, release }, authorOf(options))
    const floor = changed.registry.channels[remote]?.floor
    const line =
      floor === undefined ? `${remote} has no floor` : `nothing of ${remote} is older than ${floor}`
    write(changed, [describeChange(changed, line)], options)
  })
}
