/** A failure that is shown to the person who started the program as one clear sentence, without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
