import type { Gateway } from '../../../kernel/gateway'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { dueJob } from '../../../kernel/jobs/due-rows'
import { askWitnessJob } from './ask-witness'
import { lotteriesDue, stepDue } from './clock'
import { addListCalls, addResultCalls } from './draws-calls'
import { fetchResultsJob } from './fetch-results'
import { forgetIssues } from './forget-issues'
import { keepLotteries } from './keep-lotteries'
import { registerWitnessJob } from './register-witness'

/** Lotteries, their issues and draws (DRAW-1). */
export function drawsModule(gateway: Gateway): void {
  const { app, db, clock, jobs, settings } = gateway
  const { witnessUrl } = settings
  const hasWitness = witnessUrl !== undefined
  const kept = keepLotteries(gateway)
  addListCalls(gateway, kept)
  addResultCalls(gateway, kept)
  jobs.push(
    dueJob(gateway, lotteriesDue, {
      name: 'draws',
      run: () =>
        stepDue(db, { now: clock.now(), hasWitness }, (error, lottery) =>
          app.log.error({ err: error, lottery }, 'a draw failed'),
        ),
    }),
    fetchResultsJob(gateway),
    ...(hasWitness ? [registerWitnessJob(gateway, witnessUrl), askWitnessJob(gateway, witnessUrl)] : []),
    cleanUpJob(gateway, 'lottery-issues', forgetIssues),
  )
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = await kept.start((error) => app.log.error({ err: error }, 'draws'))
  })
  app.addHook('preClose', async () => stop?.())
}
