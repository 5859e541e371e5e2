import { keepFilesPrivate } from '@plaza/server-kit'
import { runCli } from './cli-program'

keepFilesPrivate()

process.exitCode = await runCli(process.argv, process.env, {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
})
