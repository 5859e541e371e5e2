import { printable, printableJson } from '@plaza/contract/kernel'
import { CommanderError } from 'commander'
import { exitCodeOf, exitCodes } from './cli/exit-code'
import { createProgram } from './cli/program'
import { CreateError } from './create/create-error'
import { ReleaseError } from './kernel/release-error'

const isJson = process.argv.includes('--json')

/** Prints an error on standard error: a refusal in one sentence, with `--json` as JSON. */
function printFailure(failure: { code: string; message: string }): void {
  const text = isJson ? printableJson(JSON.stringify(failure)) : `mfe: ${printable(failure.message)}`
  process.stderr.write(`${text}\n`)
}

function end(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage
    if (isJson && error.exitCode !== 0) printFailure({ code: 'usage', message: error.message })
    return
  }
  process.exitCode = exitCodeOf(error)
  if (error instanceof ReleaseError || error instanceof CreateError)
    printFailure({ code: error.code, message: error.message })
  else printFailure({ code: 'unknown', message: error instanceof Error ? error.message : String(error) })
}

try {
  await createProgram(isJson).parseAsync(process.argv)
} catch (error) {
  end(error)
}
