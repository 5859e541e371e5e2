import { randomInt } from 'node:crypto'

/** Without letters and digits that are easily confused. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

/** A new code for people to pass on, such as an invitation: eight capitals and digits that are hard to confuse. */
export const newPublicCode = (): string =>
  Array.from({ length: codeLength }, () => letters.charAt(randomInt(letters.length))).join('')
