import type { Command } from 'commander'
import { addCommand } from './command'
import { describeDiff, describeExplanation } from './describe-compare'
import { openBackend } from './open-backend'
import { write } from './write'

interface ExplainOptions {
  json?: boolean
  merchant: string
  visitor: string
  shell?: string
}

/** Adds explain and diff. */
export function addCompareCommands(program: Command): void {
  addCommand(program, 'explain', {
    what: 'which releases a visitor gets, with the reason of each choice',
    examples: [
      ['mfe explain --merchant demo --visitor 3f0c…', 'the id in the visitor’s cookie plaza.visitor'],
      [
        'mfe explain --merchant demo --visitor 3f0c… --shell 1.2.0-ab12cd34',
        'for a page that runs this shell',
      ],
    ],
  })
    .requiredOption('--merchant <code>', 'whose site')
    .requiredOption('--visitor <id>', 'the visitor’s id, which only decides canaries')
    .option('--shell <release>', 'the shell that the page runs; defaults to the live one')
    .action(async (options: ExplainOptions, command: Command) => {
      const { merchant, visitor, shell } = options
      const backend = await openBackend(command)
      const explanation = await backend.explain({ merchant, visitor, shell })
      write(explanation, describeExplanation(explanation), options)
    })

  addCommand(program, 'diff <remote> <from> <to>', {
    what: 'what changed between two releases: bytes, files, routes, slots, contract, shared ranges',
    examples: [['mfe diff mf-cashier 1.3.0 1.4.2', 'by version or by id']],
  }).action(
    async (remote: string, from: string, to: string, options: { json?: boolean }, command: Command) => {
      const backend = await openBackend(command)
      const found = await backend.diff({ remote, from, to })
      write(found, describeDiff(found), options)
    },
  )
}
