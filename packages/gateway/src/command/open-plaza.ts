import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { systemClock } from '../kernel/clock'
import type { AnyOperation } from '../kernel/operations/define-operation'
import type { KnownOperations } from '../kernel/operations/known-operations'
import { readSettings } from '../kernel/settings/settings'
import type { Plaza } from '../kernel/terminal/define-command'
import type { ActorOptions } from '../kernel/terminal/terminal-option'
import { answerAs, type Operator } from './operator'
import { signedOf } from './signed-of'

const operatedSchema = z.object({ after: z.unknown() })
const readSchema = z.object({ answer: z.unknown() })
const casesSchema = z.object({ cases: z.record(z.string(), z.unknown()) })
const caseSchema = z.object({ queue: z.string(), found: z.unknown() })

/** What the commands of modules work with, over a way to operate that `connect` opens for one request. */
export function openPlaza(
  known: KnownOperations,
  connect: () => Promise<Operator>,
  { env, out }: { env: Record<string, string | undefined>; out(text: string): void },
): Plaza {
  const ask: Operator['ask'] = async (request, body) => {
    const operator = await connect()
    try {
      return await operator.ask(request, body)
    } finally {
      await operator.close()
    }
  }
  const sign = (options: ActorOptions) =>
    signedOf(options, { ...readSettings(env), token: env['PLAZA_TOKEN'] })
  const perform = async (
    operation: AnyOperation,
    input: object,
    options: ActorOptions,
    done: string | ((after: object) => string),
  ) => {
    const signed = await sign(options)
    const answer = await ask('operate', { operation: { ...input, kind: operation.kind }, signed })
    const { after } = answerAs(operatedSchema, answer, `"${operation.kind}"`)
    if (typeof done === 'string') return out(done)
    const read = operation.answer.safeParse(after)
    // It is done by now, and a failure would make somebody do it again.
    out(
      read.success
        ? done(read.data)
        : `Done; the running gateway says in a way of another version what became of it: see plaza trail.`,
    )
  }
  return {
    operate: (operation, input, options, done) =>
      perform(operation, input, options, done as string | ((after: object) => string)),
    decide: ({ operation, input, done }, options) => perform(operation, input, options, done),
    read: async (report, input) => {
      const answer = await ask('read', { report: report.name, input })
      return answerAs(report.answer, answerAs(readSchema, answer, report.name).answer, `"${report.name}"`)
    },
    cases: async () => {
      const { cases } = answerAs(casesSchema, await ask('cases', {}), 'what waits')
      const foreign = Object.keys(cases).filter((name) => !known.cases.some((queue) => queue.name === name))
      if (foreign.length > 0)
        out(`Not shown: ${foreign.join(', ')}, which only the plaza of the running gateway’s version knows.`)
      return new Map(
        known.cases.flatMap((queue) => {
          if (cases[queue.name] !== undefined)
            return [[queue.name, answerAs(z.array(queue.row), cases[queue.name], queue.name)]]
          out(`Not shown: ${queue.name}, which the running gateway does not have: it is of another version.`)
          return []
        }),
      )
    },
    findCase: async (id, step) => {
      const { queue: name, found } = answerAs(
        caseSchema,
        await ask('case', { id, ...(step !== undefined && { step }) }),
        'a case',
      )
      const queue = known.cases.find((one) => one.name === name)
      if (!queue)
        throw new PlainError(
          `"${id}" is one of ${name}, which only the plaza of the running gateway’s version knows.`,
        )
      return { queue, found: answerAs(queue.found, found, name) }
    },
    sign,
    out,
    now: () => systemClock.now(),
    dataDir: () => readSettings(env).dataDir,
  }
}
