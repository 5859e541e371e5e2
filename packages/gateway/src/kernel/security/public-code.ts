import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

/** A new code that people pass on, as they do with invitations: eight capitals and digits, easily told apart. */
export const newPublicCode = (): string =>
  Array.from({ length: codeLength }, () => letters.charAt(randomInt(letters.length))).join('')
