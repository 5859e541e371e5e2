import type { Gateway } from '../../../kernel/gateway'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { dueJob } from '../../../kernel/jobs/due-rows'
import { defineModule } from '../../../kernel/modules/define-module'
import type { Job } from '../../../kernel/jobs/job'
import { drawCommands } from './draw-commands'
import {
  confirmNumbers,
  correctNumbers,
  enterNumbers,
  openLottery,
  setSource,
  voidDraw,
} from './draw-definitions'
import { drawsMigrations } from './migrations'
import { askWitnessJob } from './ask-witness'
import { lotteriesDue, stepDue } from './clock'
import { addListCalls, addResultCalls } from './draws-calls'
import { fetchResultsJob } from './fetch-results'
import { forgetIssues } from './forget-issues'
import { keepLotteries } from './keep-lotteries'
import { registerWitnessJob } from './register-witness'
import { storedCode } from './stored-code'

function jobs(gateway: Gateway): Job[] {
  const { app, db, clock, settings } = gateway
  const { witnessUrl } = settings
  const hasWitness = witnessUrl !== undefined
  return [
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
  ]
}

function calls(gateway: Gateway): void {
  const { app } = gateway
  const kept = keepLotteries(gateway)
  addListCalls(gateway, kept)
  addResultCalls(gateway, kept)
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = await kept.start((error) => app.log.error({ err: error }, 'draws'))
  })
  app.addHook('preClose', async () => stop?.())
}

/** Lotteries, their issues and draws (DRAW-1). */
export const drawsModule = defineModule({
  name: 'lottery/draws',
  calls,
  jobs,
  tables: [
    'lotteries',
    'lottery_witness_chains',
    'lottery_chains',
    'lottery_issues',
    'lottery_entries',
    'lottery_corrections',
  ],
  migrations: drawsMigrations,
  storedCode,
  operations: [openLottery, setSource, enterNumbers, confirmNumbers, correctNumbers, voidDraw],
  commands: drawCommands,
  commandGroups: { draw: 'sources and results of lotteries whose numbers are published elsewhere' },
})
