import { filled, type Language } from '../texts'

const en = {
  title: 'Demo Wallet for the test chain',
  to: 'To {{payee}}',
  explain: 'This is a test chain. No real coins move; choose how this payment is sent.',
  address: 'Address',
  addressLabel: 'Address to send to',
  open: 'Continue',
  unknown: 'No payment waits at this address.',
  network: 'Network',
  worth: 'Worth',
  rate: 'Rate, locked until',
  due: 'Send before',
  reference: 'Reference',
  none: 'Nothing was sent to this address yet.',
  sent: 'Sent to this address',
  again: 'Look again',
  cancelled: 'The order was cancelled. You should not pay it.',
  exact: 'Send {{coins}} on {{network}}',
  twice: 'Send {{coins}} once more',
  dropped: 'Send, but lose it to a reorganisation after 3 confirmations',
  late: 'Send after the order has ended',
  otherLabel: 'Another amount, in USDT',
  otherWrong: 'Enter an amount such as 8.5.',
  other: 'Send another amount',
  networkLabel: 'Another network than {{network}}',
  wrongNetwork: 'Send on this network',
  back: 'Back to {{payee}}',
  state_scheduled: 'It is sent once the order has ended.',
  state_pending: '{{seen}} of {{needed}} confirmations',
  state_confirmed: 'Confirmed',
  state_dropped: 'Removed by a reorganisation of the chain. The coins are back in the wallet.',
}

const fil: typeof en = {
  title: 'Demo Wallet para sa test chain',
  to: 'Para kay {{payee}}',
  explain: 'Test chain ito. Walang totoong coin na gagalaw; piliin kung paano ipapadala ang bayad.',
  address: 'Address',
  addressLabel: 'Address na padadalhan',
  open: 'Magpatuloy',
  unknown: 'Walang bayad na hinihintay sa address na ito.',
  network: 'Network',
  worth: 'Katumbas',
  rate: 'Rate, hanggang',
  due: 'Ipadala bago',
  reference: 'Reference',
  none: 'Wala pang naipapadala sa address na ito.',
  sent: 'Naipadala sa address na ito',
  again: 'Tingnan muli',
  cancelled: 'Kinansela ang order. Huwag na itong bayaran.',
  exact: 'Ipadala ang {{coins}} sa {{network}}',
  twice: 'Ipadala ulit ang {{coins}}',
  dropped: 'Ipadala, pero mawawala sa reorganisation pagkatapos ng 3 confirmation',
  late: 'Ipadala kapag tapos na ang order',
  otherLabel: 'Ibang halaga, sa USDT',
  otherWrong: 'Maglagay ng halaga gaya ng 8.5.',
  other: 'Magpadala ng ibang halaga',
  networkLabel: 'Ibang network, hindi {{network}}',
  wrongNetwork: 'Ipadala sa network na ito',
  back: 'Bumalik sa {{payee}}',
  state_scheduled: 'Ipapadala ito kapag tapos na ang order.',
  state_pending: '{{seen}} sa {{needed}} confirmation',
  state_confirmed: 'Kumpirmado',
  state_dropped: 'Inalis ng reorganisation ng chain. Nasa wallet na ulit ang mga coin.',
}

const texts = { en, fil }

/** The text of a key of the wallet in a language, with its values put in. */
export type WalletText = (key: keyof typeof en, values?: Record<string, string>) => string

/** The wallet's texts in a language. */
export const walletText =
  (language: Language): WalletText =>
  (key, values) =>
    filled(texts[language][key], values)
