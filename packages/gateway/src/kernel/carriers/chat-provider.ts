/** A chat that is about to be opened. */
export interface ChatLaunch {
  /** Opens it once, within a minute. */
  token: string
  /** Code of the merchant. */
  merchant: string
  language: string
}

/**
 * A service in which members write to customer service (CHAT-1). Who comes with a token is answered by
 * `redeemChatToken` of `platform/chat`, which its adapter calls when the provider asks.
 */
export interface ChatProvider {
  /** Name of the adapter, by which `chat.provider` of a merchant's settings chooses it. */
  code: string
  /** Whether it takes visitors without an account. */
  takesVisitors: boolean
  /**
   * The address that a tap opens in a tab of its own: a path of this site, or an https address. Runs outside of every transaction.
   * @throws ProviderAway
   */
  addressOf(launch: ChatLaunch): Promise<string>
}
