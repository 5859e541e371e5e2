// The module
export { chatModule } from './chat-module'
// What a merchant offers
export { offeredChat } from './chat-settings'
// For adapters of providers
export { redeemChatToken, type ChatGuest } from './chat-tokens'
