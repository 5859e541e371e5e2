import { runCli } from './cli-program'

process.exitCode = await runCli(process.argv, process.env, {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
})
