import { Command } from 'commander'
import { addReadCommands } from './read-commands'
import { addReleaseCommands } from './release-commands'
import { addSwitchCommands } from './switch-commands'

/** The `mfe` command with everything it can do. */
export function createProgram(): Command {
  const program = new Command('mfe')
    .description('Publishes, promotes, rolls back and switches the remotes of this site, one at a time.')
    .addHelpText(
      'after',
      `
A build goes live in two steps: publish puts it into the store, promote gives it out.
  mfe publish mf-cashier --from mf-cashier/dist
  mfe promote mf-cashier 1.4.2-ab12cd34
  mfe rollback mf-cashier --why "deposits fail"

Environment: DATA_DIR (.data), RELEASE_STORE (DATA_DIR/store).
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused by a rule, 4 somebody was first, 5 no such thing.`,
    )
    .showHelpAfterError()
    .exitOverride()
  addReleaseCommands(program)
  addSwitchCommands(program)
  addReadCommands(program)
  return program
}
