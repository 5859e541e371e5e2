import { chooseCarrier } from './carriers/choose-carrier'
import type { Gateway } from '../../../kernel/gateway'
import { messageJob } from './message-job'

/** Messages that leave by SMS and e-mail, after the answer to whoever caused them (OPS-2). */
export function messagesModule(gateway: Gateway): void {
  gateway.jobs.push(messageJob(gateway, chooseCarrier(gateway.settings, gateway.db, gateway.clock)))
}
