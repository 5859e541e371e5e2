import { PlainError } from '@plaza/server-kit'
import { defineCommand, type AnyCommand } from '../terminal/define-command'
import { printable } from '../terminal/printable'
import type { ActorOptions } from '../terminal/terminal-option'
import { operatorTokens, type ListedCredential } from './credentials'
import { saveOperatorFile } from './operator-file'
import { addOperator, operatorsReport, revokeOperator } from './operator-operations'
import { operatorRoles, type OperatorRole } from './roles'

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

/** `plaza operators list|add|revoke`: who operates the site, and by what they prove it (OPS-4). */
export const operatorCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'operators list',
    about: 'all credentials with role and end, never the secrets',
    isDefault: true,
    run: async (plaza) => {
      const credentials = await plaza.read(operatorsReport, {})
      plaza.out(
        credentials.length === 0
          ? 'There is no operator yet: plaza operators add <name> --role admin makes the first.'
          : credentials.map((one) => credentialLine(one, plaza.now())).join('\n'),
      )
    },
  }),
  defineCommand({
    words: 'operators add <name>',
    about:
      'give a person a credential; its secret is shown this once. A site without an admin makes its first',
    isSigned: true,
    options: [
      {
        flags: '--role <role>',
        about: 'admin: operators and settings; operator: settings and money; cashier: money',
        choices: operatorRoles,
        isRequired: true,
      },
      { flags: '--expires <span>', about: 'when it ends, such as 12h or 90d; at most 366d', default: '90d' },
      {
        flags: '--save',
        about:
          'save it for --by in the data folder, which everybody with this account of the machine can read',
      },
    ],
    run: async (
      plaza,
      [name],
      {
        role,
        expires,
        save,
        ...options
      }: ActorOptions & { role: OperatorRole; expires: string; save?: true },
    ) => {
      const { text, ...credential } = operatorTokens.make()
      const expiresAt = plaza.now() + parseSpan(expires)
      const done = `${name}: ${role} until ${time(expiresAt)}`
      await plaza.operate(addOperator, { operator: name, role, credential, expiresAt }, options, done)
      if (save) await saveOperatorFile(plaza.dataDir(), name, text)
      plaza.out(save ? `Its secret is saved: --by ${name} uses it.` : text)
    },
  }),
  defineCommand({
    words: 'operators revoke <name-or-id>',
    about: 'end a credential by its id, or all of a person’s, at once',
    isSigned: true,
    run: (plaza, [which], options) => plaza.operate(revokeOperator, { which }, options, `${which}: revoked`),
  }),
]
