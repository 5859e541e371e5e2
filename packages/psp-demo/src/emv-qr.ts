/** ISO 4217 numbers of the currencies that a QR code can ask for. */
const numeric: Record<string, string> = {
  PHP: '608',
  USD: '840',
  VND: '704',
  THB: '764',
  MYR: '458',
  INR: '356',
}

/** CRC-16/CCITT-FALSE of ASCII text, four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`
const ascii = (text: string, longest: number): string =>
  text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .slice(0, longest) || 'Merchant'

/** What a code asks for; `amount` is decimal. */
export interface QrPayment {
  reference: string
  amount: string
  currency: string
  payee: string
}

/** A dynamic merchant-presented code by EMVCo (QRCPS-MPM); null in a currency that it cannot ask for. */
export function emvPayload({ reference, amount, currency, payee }: QrPayment): string | null {
  const number = numeric[currency]
  if (number === undefined || reference.length > 25) return null
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'localhost.pay') + field('01', 'PLAZA001')),
    field('52', '7995'),
    field('53', number),
    field('54', amount),
    field('58', 'PH'),
    field('59', ascii(payee, 25)),
    field('60', 'Manila'),
    field('62', field('05', reference)),
    '6304',
  ].join('')
  return body + crc16(body)
}
