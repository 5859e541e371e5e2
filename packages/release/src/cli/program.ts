import { Command } from 'commander'
import { addAccessCommands } from './access-commands'
import { addCompareCommands } from './compare-commands'
import { addCreateCommand } from './create-command'
import { addPromoteCommand } from './promote-command'
import { addReadCommands } from './read-commands'
import { addReleaseCommands } from './release-commands'
import { addSwitchCommands } from './switch-commands'

/** The `mfe` command with all subcommands; with `isJson` the caller alone reports usage errors. */
export function createProgram(isJson = false): Command {
  const program = new Command('mfe')
    .description(
      'Publishes, promotes, rolls back and turns on or off the remotes of this site, one at a time.',
    )
    .addHelpText(
      'after',
      `
A build goes live in two steps: publish puts it into the store, promote gives it out.
  mfe publish mf-cashier --from mf-cashier/dist
  mfe promote mf-cashier 1.4.2 --percent 5 --guard 0.02   # first to a few
  mfe promote mf-cashier 1.4.2                            # then to everybody
When it goes wrong:
  mfe rollback mf-cashier --why "deposits fail"           # everybody, in a second
  mfe disable mf-cashier --merchant demo --why "a bug"    # one merchant does without it
  mfe explain --merchant demo --visitor 3f0c…             # who gets what, and why
A new remote, from nothing:
  mfe create loyalty                                      # docs/remote-guide.md
Every command has examples: mfe help promote.

From somewhere else, such as a team's pipeline, over HTTP (docs/release-api.md):
  MFE_URL=https://releases.example.com MFE_TOKEN=mfe_… mfe promote mf-cashier 1.4.2

Environment: DATA_DIR (.data), RELEASE_STORE (DATA_DIR/store); MFE_URL, MFE_TOKEN (the token never goes on the
command line); MFE_KEY, the file of a private key to sign with (DATA_DIR/keys/publisher.pem).
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused by a rule, 4 somebody was first, 5 no such thing,
6 verify found something wrong.`,
    )
    .option('--url <origin>', 'an edge to use over HTTP, with the token in MFE_TOKEN; defaults to MFE_URL')
    .showHelpAfterError('Add --help for options and examples.')
    .configureOutput({ writeErr: (text) => void (isJson || process.stderr.write(text)) })
    .exitOverride()
  addReleaseCommands(program)
  addPromoteCommand(program)
  addSwitchCommands(program)
  addReadCommands(program)
  addCompareCommands(program)
  addAccessCommands(program)
  addCreateCommand(program)
  return program
}
