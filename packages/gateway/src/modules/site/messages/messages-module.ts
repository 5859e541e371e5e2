import { chooseCarrier } from './carriers/choose-carrier'
import type { Gateway } from '../../../kernel/gateway'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { forgetOutbox } from './carriers/outbox-carrier'
import { messageJob } from './message-job'

/** Messages by SMS and e-mail, sent after the call that caused them was answered (OPS-2). */
export function messagesModule(gateway: Gateway): void {
  gateway.jobs.push(cleanUpJob(gateway, 'messages', forgetOutbox))
  gateway.jobs.push(messageJob(gateway, chooseCarrier(gateway.settings, gateway.db, gateway.clock)))
}
