import { defineModule } from '../../../kernel/modules/define-module'
import { rainMigrations } from './migrations'
import { rainCalls } from './rain-calls'
import { rainCommands } from './rain-commands'
import { rainJob } from './rain-job'
import { startRain } from './rain-operations'
import { redRainPart } from './rain-settings'

/** Red-packet rain: sessions whose pots are given away in packets (REDRAIN-1). */
export const rainModule = defineModule({
  name: 'growth/rain',
  calls: rainCalls,
  jobs: (gateway) => [rainJob(gateway)],
  tables: ['rain_sessions', 'rain_packets', 'rain_players', 'rain_draws'],
  migrations: rainMigrations,
  settings: { redRain: redRainPart },
  operations: [startRain],
  commands: rainCommands,
  commandGroups: { rain: 'red-packet rain' },
})
