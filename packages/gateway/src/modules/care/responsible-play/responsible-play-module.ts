import { defineModule } from '../../../kernel/modules/define-module'
import { registerBreakCalls } from './break-calls'
import { registerLimitCalls } from './limit-calls'
import { excludeCommand, excludeMember } from './exclude-operation'

/** Playing within bounds: breaks from play and what was done about them (RG-8, RG-9). */
export const responsiblePlayModule = defineModule({
  name: 'care/responsible-play',
  calls: (gateway) => {
    registerBreakCalls(gateway)
    registerLimitCalls(gateway)
  },
  operations: [excludeMember],
  commands: [excludeCommand],
})
