// The module
export { messagesModule } from './messages-module'
// Queueing a message
export { queueMessage } from './queue-message'
export type { MessageContent } from './message-content'
// Sending a kind of message
export { deliveryOf, type Deliver } from './deliver'
export { sendEmail, sendSms, type ContentOf, type Delivery } from './delivery'
// What went out in the demo
export { newestMessages } from './newest-messages'
