import { CommanderError } from 'commander'
import { exitCodeOf, exitCodes } from './cli/exit-code'
import { createProgram } from './cli/program'
import { ReleaseError } from './release-error'

/** Says on standard error what went wrong; a refusal in one sentence, with `--json` as JSON. */
function tell(error: unknown): void {
  const failure =
    error instanceof ReleaseError
      ? { code: error.code, message: error.message }
      : { code: 'unknown', message: error instanceof Error ? error.message : String(error) }
  const text = process.argv.includes('--json') ? JSON.stringify(failure) : `mfe: ${failure.message}`
  process.stderr.write(`${text}\n`)
}

try {
  await createProgram().parseAsync(process.argv)
} catch (error) {
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage
  else {
    tell(error)
    process.exitCode = exitCodeOf(error)
  }
}
