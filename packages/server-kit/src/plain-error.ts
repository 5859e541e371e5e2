/** A failure that is told to whoever started the program as one clear sentence, without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
