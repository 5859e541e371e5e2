import type { Gateway } from '../../../kernel/gateway'
import { dueJob } from '../../../kernel/jobs/due-rows'
import { lotteriesDue, stepOnce } from './clock'

/** Lotteries, their issues and draws (DRAW-1). */
export function drawsModule(gateway: Gateway): void {
  const { app, db, clock, jobs } = gateway
  jobs.push(
    dueJob(gateway, lotteriesDue, {
      name: 'draws',
      run: () =>
        stepOnce(db, clock.now(), (error, lottery) =>
          app.log.error({ err: error, lottery }, 'a draw failed'),
        ),
    }),
  )
}
