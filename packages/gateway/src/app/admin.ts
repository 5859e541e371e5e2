import type { FastifyRequest } from 'fastify'
import { startAdminServer } from '../kernel/admin/admin-server'
import { answerOperator, operatorRequests } from '../kernel/operations/answer-operator'
import type { OperatorServices } from '../kernel/operations/define-report'
import type { KnownOperations } from '../kernel/operations/known-operations'
import type { Logger } from 'pino'

/** Starts the server for the `plaza` command: operations, reports and cases of all modules. */
export const startAdmin = (
  known: KnownOperations,
  services: OperatorServices & { logger: Logger },
): Promise<{ stop(): Promise<void> }> =>
  startAdminServer(services, (app) => {
    const answer = answerOperator(known, services)
    for (const name of operatorRequests)
      app.post(`/${name}`, async (request: FastifyRequest) => answer(name, request.body))
    app.setNotFoundHandler((request, reply) =>
      reply.code(404).send({
        error: `The gateway has no ${request.url}: it is of another version than this plaza. Use the plaza of its version.`,
      }),
    )
  })
