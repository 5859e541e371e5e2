/** A fresh id of an intent: 32 hexadecimal digits; also on pages that are no secure context. */
export const newIntent = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
