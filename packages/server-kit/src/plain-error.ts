/** An error that the person who started the program sees as one clear sentence, without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
