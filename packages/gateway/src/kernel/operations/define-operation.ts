import * as z from 'zod/mini'
import type { Actor, Change } from '../audit'
import type { PaymentMethod } from '../carriers/payment-provider'
import type { Trx } from '../database/database'
import type { OperatorArea } from '../operators'
import type { OpenCase } from './open-case'

/** Who operates, when, and what modules other than the operation's own say. */
export interface OperationContext {
  actor: Actor
  now: number
  /** Parts of a merchant's settings that modules own, by their names. */
  settings: Readonly<Record<string, z.ZodMiniType>>
  /** Ways to deposit that the adapters of this release serve. */
  paymentMethods: readonly PaymentMethod[]
  /** Locks the case of a number for the actor, or takes it; null when no queue has it. */
  takeCase(id: string): Promise<OpenCase | Change | null>
}

/** An operation as the collection keeps it; `run` gets what its own `input` has parsed. */
export interface AnyOperation {
  kind: string
  /** What it is about, and with it which roles may do it (OPS-4). */
  area: OperatorArea
  input: z.ZodMiniType<object>
  /** What of the state afterwards, or of the change's answer, whoever asked for it reads. */
  answer: z.ZodMiniType<object>
  /** Whether anyone with access to a site that has no valid admin may do it. */
  isOfFirstAdmin?(operation: never): boolean
  /** Does it. @throws PlainError saying what is wrong; nothing is changed or written down then. */
  run(trx: Trx, operation: never, context: OperationContext): Promise<Change>
}

/** Something that an operator changes (OPS-1): recorded by its kind in the audit trail with who did it and why. */
export interface Operation<
  Kind extends string,
  Input extends object,
  Answer extends object,
> extends AnyOperation {
  kind: Kind
  input: z.ZodMiniType<Input>
  answer: z.ZodMiniType<Answer>
  isOfFirstAdmin?(operation: Input & { kind: Kind }): boolean
  run(trx: Trx, operation: Input & { kind: Kind }, context: OperationContext): Promise<Change>
}

type Given<Kind extends string, Input extends object, Answer extends object> = Omit<
  Operation<Kind, Input, Answer>,
  'answer'
> & { answer?: z.ZodMiniType<Answer> }

/** An operation for `operations` of a module. Without `answer`, nobody reads the state afterwards. */
export const defineOperation = <
  const Kind extends string,
  Input extends object,
  Answer extends object = Record<string, unknown>,
>({
  answer = z.object({}) as unknown as z.ZodMiniType<Answer>,
  ...given
}: Given<Kind, Input, Answer>): Operation<Kind, Input, Answer> => ({ answer, ...given })

/** A word or short text of an operation. */
export const shortText = z.string().check(z.maxLength(256))
