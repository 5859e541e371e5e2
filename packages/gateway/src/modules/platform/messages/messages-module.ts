import { chooseCarrier } from './carriers/choose-carrier'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { defineModule } from '../../../kernel/modules/define-module'
import { forgetOutbox } from './carriers/outbox-carrier'
import { messageJob } from './message-job'
import { messagesMigrations } from './migrations'
import { storedCode } from './stored-code'

/** Messages by SMS and e-mail, sent after the call that caused them was answered (OPS-2). */
export const messagesModule = defineModule({
  name: 'platform/messages',
  jobs: (gateway) => [
    cleanUpJob(gateway, 'messages', forgetOutbox),
    messageJob(gateway, chooseCarrier(gateway.settings, gateway.db, gateway.clock)),
  ],
  tables: ['messages', 'outbox'],
  migrations: messagesMigrations,
  storedCode,
})
