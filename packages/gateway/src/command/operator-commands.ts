import { PlainError } from '@plaza/server-kit'
import { Option, type Command } from 'commander'
import {
  operatorRoles,
  operatorTokens,
  saveOperatorFile,
  type ListedCredential,
  type OperatorRole,
} from '../kernel/operators'
import { withActor, type ActorOptions } from './actor-options'
import type { Operate } from './operate'
import { printable } from './printable'

/** What the commands work with. */
export interface OperatorCommandTools {
  operate: Operate
  list(): Promise<ListedCredential[]>
  /** Where secrets are saved. */
  dataDir(): string
  out(text: string): void
  now(): number
}

const unitMs = { h: 3_600_000, d: 86_400_000 } as const

function parseSpan(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([hd])$/.exec(text) ?? []
  if (count && (unit === 'h' || unit === 'd')) return Number(count) * unitMs[unit]
  throw new PlainError(`--expires must be hours or days, such as 12h or 90d, not "${text}".`)
}

const time = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`

function credentialLine(one: ListedCredential, now: number): string {
  const { revoked_at: revokedAt, expires_at: expiresAt } = one
  const state =
    revokedAt !== null
      ? `revoked ${time(revokedAt)} by ${one.revoked_by}`
      : expiresAt > now
        ? `until ${time(expiresAt)}`
        : `expired ${time(expiresAt)}`
  return printable(
    `${one.id}  ${one.operator}  ${one.role}${one.is_demo ? ' (demo only)' : ''}  ${state}, added ${time(one.added_at)} by ${one.added_by}`,
  )
}

/** Adds `plaza operators list|add|revoke`: who operates the site, and by what they prove it (OPS-4). */
export function addOperatorCommands(program: Command, tools: OperatorCommandTools): void {
  const operators = program
    .command('operators')
    .description('who operates this site: credentials and their roles')
  operators
    .command('list', { isDefault: true })
    .description('all credentials with role and end, never the secrets')
    .action(async () => {
      const credentials = await tools.list()
      tools.out(
        credentials.length === 0
          ? 'There is no operator yet: plaza operators add <name> --role admin makes the first.'
          : credentials.map((one) => credentialLine(one, tools.now())).join('\n'),
      )
    })
  withActor(operators.command('add <name>'))
    .description(
      'give a person a credential; its secret is shown this once. A site without an admin makes its first',
    )
    .addOption(
      new Option(
        '--role <role>',
        'admin: operators and settings; operator: settings and money; cashier: money',
      )
        .choices(operatorRoles)
        .makeOptionMandatory(),
    )
    .option('--expires <span>', 'when it ends, such as 12h or 90d; at most 366d', '90d')
    .option(
      '--save',
      'save it for --by in the data folder, which everybody with this account of the machine can read',
    )
    .action(
      async (
        name: string,
        {
          role,
          expires,
          save,
          ...options
        }: ActorOptions & { role: OperatorRole; expires: string; save?: true },
      ) => {
        const { text, ...credential } = operatorTokens.make()
        const expiresAt = tools.now() + parseSpan(expires)
        const operation = { kind: 'operator-add', operator: name, role, credential, expiresAt } as const
        await tools.operate(operation, options, `${name}: ${role} until ${time(expiresAt)}`)
        if (save) await saveOperatorFile(tools.dataDir(), name, text)
        tools.out(save ? `Its secret is saved: --by ${name} uses it.` : text)
      },
    )
  withActor(operators.command('revoke <name-or-id>'))
    .description('end a credential by its id, or all of a person’s, at once')
    .action((which: string, options: ActorOptions) =>
      tools.operate({ kind: 'operator-revoke', which }, options, `${which}: revoked`),
    )
}
