import { collectAll } from '../app/collect-all'
import { createProgram } from '../command/cli-program'
import type { AnswerOperator } from '../kernel/operations/answer-operator'
import type { AskedOperation } from './perform'

/** What a gateway of the test's own answers to the command; what is absent is not asked for. */
export interface GatewayAnswers {
  /** Of a report, by its name. */
  reports?: Record<string, unknown>
  cases?: Record<string, readonly object[]>
  /** The case of a number, and the name of its queue. */
  findCase?(id: string, step: string | undefined): { queue: string; found: unknown } | null
  /** The state after an operation. */
  after?: object
}

const answering =
  ({ reports = {}, cases = {}, findCase, after = {} }: GatewayAnswers): AnswerOperator =>
  (request, body) => {
    const { report = '', id = '', step } = body as { report?: string; id?: string; step?: string }
    switch (request) {
      case 'operate':
        return Promise.resolve({ after })
      case 'read':
        return Promise.resolve({ answer: reports[report] })
      case 'cases':
        return Promise.resolve({ cases })
      case 'case': {
        const found = findCase?.(id, step)
        return found ? Promise.resolve(found) : Promise.reject(new Error(`no case ${id} in this test`))
      }
    }
  }

/** Runs `plaza …` over a gateway of the test's own: the operations that it asked for, and what it printed. */
export async function runPlaza(
  args: readonly string[],
  gateway: GatewayAnswers | AnswerOperator = {},
): Promise<{ operations: AskedOperation[]; printed: string[] }> {
  const operations: AskedOperation[] = []
  const printed: string[] = []
  const answer = typeof gateway === 'function' ? gateway : answering(gateway)
  const ask: AnswerOperator = (request, body) => {
    if (request === 'operate') operations.push((body as { operation: AskedOperation }).operation)
    return answer(request, body)
  }
  const connect = () => Promise.resolve({ ask, close: () => Promise.resolve() })
  const program = createProgram(
    { DEMO: '0', PLAZA_TOKEN: 'of-this-test' },
    { out: (text) => void printed.push(text), err: () => undefined },
    { collected: collectAll(), connect },
  )
  await program.parseAsync(['node', 'plaza', ...args])
  return { operations, printed }
}
