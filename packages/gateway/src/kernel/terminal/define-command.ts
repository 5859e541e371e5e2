import type { AnyCases, Decision } from '../operations/define-cases'
import type { Operation } from '../operations/define-operation'
import type { Report } from '../operations/define-report'
import type { Signed } from '../operations/authorise'
import type { ActorOptions, TerminalOption } from './terminal-option'

/** What a command of `plaza` works with. */
export interface Plaza {
  /** Performs an operation and prints what was done, as a sentence or from its answer. */
  operate<Kind extends string, Input extends object, Answer extends object>(
    operation: Operation<Kind, Input, Answer>,
    input: Input,
    options: ActorOptions,
    done: string | ((after: Answer) => string),
  ): Promise<void>
  /** Performs what decides a case. */
  decide(decision: Decision, options: ActorOptions): Promise<void>
  read<Input, Answer>(report: Report<Input, Answer>, input: Input): Promise<Answer>
  /** Everything that waits, by the names of its queues. */
  cases(): Promise<ReadonlyMap<string, readonly never[]>>
  /**
   * The case of a number, and its queue; with a step, of a queue that is decided by it, if one has the number.
   * @throws PlainError when nothing has that number.
   */
  findCase(id: string, step?: string): Promise<{ queue: AnyCases; found: never }>
  /** Who asks, by the options and the environment. */
  sign(options: ActorOptions): Promise<Signed>
  out(text: string): void
  now(): number
  dataDir(): string
}

type ArgumentOf<Word extends string> = Word extends `<${string}...>` | `[${string}...]`
  ? [string[]]
  : Word extends `<${string}>`
    ? [string]
    : Word extends `[${string}]`
      ? [string | undefined]
      : []

/** What a command's words in brackets are given as: a text each, undefined where one is left out, all of the last. */
export type ArgumentsOf<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? [...ArgumentOf<First>, ...ArgumentsOf<Rest>]
  : ArgumentOf<Words>

/** A command of `plaza` as the collection keeps it. */
export interface AnyCommand {
  /** The words after `plaza`, those that are given in brackets: `draw void <merchant> <lottery> <issue>`. */
  words: string
  about: string
  options?: readonly TerminalOption[]
  /** Whether it changes something: it has `--why` and `--by` then, which the audit trail keeps. */
  isSigned?: boolean
  /** Whether it is meant where its last word is left out. */
  isDefault?: boolean
  run(plaza: Plaza, given: never, options: never): Promise<void>
}

/** A command of `plaza`. `run` gets the words in brackets and the options. @throws PlainError saying what is wrong. */
export const defineCommand = <const Words extends string, Options extends object = ActorOptions>(
  command: Omit<AnyCommand, 'words' | 'run'> & {
    words: Words
    run(plaza: Plaza, given: ArgumentsOf<Words>, options: Options): Promise<void>
  },
): AnyCommand => command
