const en = {
  title: 'Demo Pay',
  pay: 'Pay {{amount}}',
  to: 'To {{payee}}',
  reference: 'Reference',
  due: 'Pay before',
  amount: 'Amount',
  decline: 'Decline',
  other: 'Pay another amount',
  otherLabel: 'Another amount, in {{currency}}',
  otherWrong: 'Enter an amount such as 120.50.',
  late: 'Pay after the order has ended',
  away: 'Go back without paying',
  back: 'Back to {{payee}}',
  explain: 'This is a test provider. No real money moves; choose how this payment ends.',
  state_open: 'Waiting for you',
  state_paid: 'Paid: {{amount}}',
  state_declined: 'Declined. Nothing was paid.',
  state_cancelled: 'The order was cancelled. You should not pay it.',
  state_scheduled: 'It will be paid after the order has ended.',
  scan: 'Pay a QR code',
  scanLabel: 'Text of the code',
  scanGo: 'Open the payment',
  scanWrong: 'This is no payment code of ours, or it was damaged.',
  unknown: 'There is no such payment.',
}

const fil: typeof en = {
  title: 'Demo Pay',
  pay: 'Bayaran ang {{amount}}',
  to: 'Para kay {{payee}}',
  reference: 'Reference',
  due: 'Bayaran bago',
  amount: 'Halaga',
  decline: 'Tanggihan',
  other: 'Magbayad ng ibang halaga',
  otherLabel: 'Ibang halaga, sa {{currency}}',
  otherWrong: 'Maglagay ng halaga gaya ng 120.50.',
  late: 'Magbayad kapag tapos na ang order',
  away: 'Bumalik nang hindi nagbabayad',
  back: 'Bumalik sa {{payee}}',
  explain:
    'Pagsubok lang ang provider na ito. Walang totoong perang gagalaw; piliin kung paano matatapos ang bayad.',
  state_open: 'Naghihintay sa iyo',
  state_paid: 'Nabayaran: {{amount}}',
  state_declined: 'Tinanggihan. Walang nabayaran.',
  state_cancelled: 'Kinansela ang order. Huwag na itong bayaran.',
  state_scheduled: 'Babayaran ito kapag tapos na ang order.',
  scan: 'Magbayad gamit ang QR code',
  scanLabel: 'Teksto ng code',
  scanGo: 'Buksan ang bayad',
  scanWrong: 'Hindi ito code ng bayad mula sa amin, o sira na ito.',
  unknown: 'Walang ganitong bayad.',
}

/** Languages of the hosted pages. */
export type Language = 'en' | 'fil'
const texts = { en, fil }

/** A text with its values put in. */
export const filled = (text: string, values: Record<string, string> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '')

/** The text of a key, with its values put in. */
export const textOf = (
  language: Language,
  key: keyof typeof en,
  values: Record<string, string> = {},
): string => filled(texts[language][key], values)

/** The first language of the browser's that the pages have. */
export const languageOf = (header: string | undefined): Language =>
  /^\s*(fil|tl)\b/i.test(header ?? '') ? 'fil' : 'en'
