import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { shortText } from './define-operation'
import type { OperatorServices } from './define-report'
import { queuesOf, type KnownOperations } from './known-operations'
import { performSigned } from './perform'
import { signedSchema } from './signed-schema'

/** What the `plaza` command asks for: an operation, a report, all cases, or one of them. */
export const operatorRequests = ['operate', 'read', 'cases', 'case'] as const
export type OperatorRequest = (typeof operatorRequests)[number]

/** Answers one request, which has been parsed as JSON. @throws PlainError saying what is wrong. */
export type AnswerOperator = (request: OperatorRequest, body: unknown) => Promise<object>

const orderSchema = z.object({ operation: z.unknown(), signed: signedSchema })
const readSchema = z.object({ report: z.string(), input: z.unknown() })
const caseSchema = z.object({ id: shortText, step: z.optional(shortText) })

const parsed = <T>(schema: z.ZodMiniType<T>, body: unknown): T => {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new PlainError('The gateway does not understand this request. Is it a different version?')
}

/** Answers the `plaza` command by what the modules of this gateway have for operators. */
export function answerOperator(known: KnownOperations, services: OperatorServices): AnswerOperator {
  const { db } = services
  const at = () => ({ now: services.now(), isDemo: services.isDemo })
  const answers: Record<OperatorRequest, (body: unknown) => Promise<object>> = {
    operate: async (body) => {
      const { operation, signed } = parsed(orderSchema, body)
      const { after, answer = after } = await performSigned(db, known, { operation, signed }, at())
      services.logger?.info({ operation, why: signed.why }, 'operated')
      return { after: answer }
    },
    read: async (body) => {
      const { report: name, input } = parsed(readSchema, body)
      const report = known.reports.get(name)
      if (!report) throw new PlainError(`The gateway has no report "${name}". Is it a different version?`)
      return { answer: await report.read({ ...services, ...known }, parsed(report.input, input) as never) }
    },
    cases: async () => {
      const lists: Record<string, unknown> = {}
      for (const queue of known.cases) lists[queue.name] = await queue.list(db.read, services.now())
      return { cases: lists }
    },
    case: async (body) => {
      const { id, step } = parsed(caseSchema, body)
      const all: { queue: string; found: unknown }[] = []
      for (const queue of queuesOf(known, id)) {
        const found = await queue.show(db.read, id, services.now())
        if (found === null) continue
        const isDecided = step !== undefined && (!queue.steps[step] || queue.canDecide?.(found, id) === false)
        if (!isDecided) return { queue: queue.name, found }
        all.push({ queue: queue.name, found })
      }
      const [first] = all
      if (first) return first
      throw new PlainError(`Nothing waits for a decision as "${id}", and no withdrawal has that number.`)
    },
  }
  return (request, body) => answers[request](body)
}
