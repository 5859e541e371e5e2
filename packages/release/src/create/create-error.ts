/** What can be wrong with making a new remote, as stable codes. */
export type CreateErrorCode = 'create.outside' | 'create.name' | 'create.taken' | 'create.unfinished'

/** A refusal to create a remote: a stable code, and a message with the next step. */
export class CreateError extends Error {
  override readonly name = 'CreateError'

  constructor(
    readonly code: CreateErrorCode,
    message: string,
  ) {
    super(message)
  }
}
