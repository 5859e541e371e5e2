import type * as z from 'zod/mini'
import type { Actor, Change } from '../audit'
import type { Queries, Trx } from '../database/database'
import type { TerminalOption } from '../terminal/terminal-option'
import type { AnyOperation, Operation } from './define-operation'
import type { OpenCase } from './open-case'

/** An operation about a case, and the sentence that confirms it. */
export interface Decision {
  operation: AnyOperation
  input: object
  done: string | ((after: object) => string)
}

/** A decision or a look by an operation with its own input; `done` may read its answer. */
export const decideBy = <Input extends object, Answer extends object>(
  operation: Operation<string, Input, Answer>,
  input: Input,
  done: string | ((after: Answer) => string),
): Decision => ({ operation, input, done: done as Decision['done'] })

/** A way to decide the cases of a queue: a word of `plaza review`. */
export interface CaseStep<Found> {
  /** The verb and what it does to a case of this queue; the help joins what the queues say of one step. */
  about: readonly [verb: string, what: string]
  options?: readonly TerminalOption[]
  /** What decides a case by the number that it was asked for by. @throws PlainError when its options are wrong. */
  decide(found: Found, options: Readonly<Record<string, unknown>>, id: string): Decision
}

/** How the cases of a queue are shown on a terminal. */
export interface CaseWords<Row, Found> {
  /** Since when a case waits, ms. */
  since(row: Row): number
  line(row: Row): string
  /** Everything that a decision needs, beside what `look` shows. */
  text(found: Found, id: string): string
}

/** A queue of cases that people decide. */
export interface Cases<Row, Found> {
  name: string
  /** How the numbers of its cases begin; null where they begin as those of another queue. */
  prefix: string | null
  /** Beginnings of other numbers by which its cases are found, such as their order's; empty text for any other. */
  alsoFinds?: readonly string[]
  row: z.ZodMiniType<Row>
  found: z.ZodMiniType<Found>
  /** What waits, the longest waiting first. */
  list(queries: Queries, now: number): Promise<Row[]>
  /** The case of a number, alone; null when this queue has none. */
  show(queries: Queries, id: string, now: number): Promise<Found | null>
  /**
   * Reads what of a case is for operators with a credential alone, such as a document, by an operation that shows it: the
   * trail says who looked. `show` has nothing of it then.
   */
  look?(found: Found, id: string): Decision
  /** Whether what was found can still be decided; when not, a step asks the other queues that know the number. */
  canDecide?(found: Found, id: string): boolean
  /**
   * Locks the case of a number for an operator who takes it, or takes it itself; null when this queue has none.
   * @throws PlainError when it cannot be taken
   */
  take(trx: Trx, id: string, actor: Actor, now: number): Promise<OpenCase | Change | null>
  steps: Readonly<Record<string, CaseStep<Found>>>
  words: CaseWords<Row, Found>
}

/** A queue as the collection keeps it. */
export type AnyCases = Cases<never, never>

/** A queue for `cases` of a module. */
export const defineCases = <Row, Found>(cases: Cases<Row, Found>): AnyCases => cases as unknown as AnyCases
