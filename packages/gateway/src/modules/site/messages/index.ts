// The module
export { messagesModule } from './messages-module'
// What it changes in a database
export { messagesMigrations } from './migrations'
// Queueing a message
export { queueMessage } from './queue-message'
export type { MessageContent } from './message-content'
// Sending a kind of message
export { addDelivery, type Deliver } from './deliver'
export { sendEmail, sendSms, type ContentOf, type Delivery } from './delivery'
// What went out in the demo
export { newestMessages } from './newest-messages'
