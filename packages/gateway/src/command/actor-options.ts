import { plainLineSchema } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import { userInfo } from 'node:os'
import type { Actor } from '../kernel/audit'

/** What the options of `withActor` read. */
export interface ActorOptions {
  by: string
  why?: string
}

function checkLine(name: string, text: string, longest: number): string {
  if (plainLineSchema(longest).safeParse(text).success) return text
  throw new PlainError(`${name} must be one line of 1 to ${longest} printable characters.`)
}

/** Adds the options `--by` and `--why` to a command that changes something; the audit trail keeps both. */
export const withActor = (command: Command): Command =>
  command
    .option('--why <words>', 'reason, for the audit trail')
    .option('--by <name>', 'your name, for the audit trail', userInfo().username)

/** Who does it and why, from the options. @throws PlainError when one of them is not a plain line. */
export const actorOf = ({ by, why }: ActorOptions): Actor => ({
  by: checkLine('--by', by, 64),
  why: why === undefined ? null : checkLine('--why', why, 200),
})
