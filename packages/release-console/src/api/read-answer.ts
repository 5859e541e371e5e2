import { failureSchema, printableValue, successSchema } from '@plaza/contract/kernel'
import type * as z from 'zod/mini'
import { ApiError } from './api-error'

/** The part of a response that is read. */
export type AnswerLike = Pick<Response, 'ok' | 'status' | 'text'>

function parseJson(text: string, status: number): unknown {
  try {
    return printableValue(JSON.parse(text))
  } catch (cause) {
    throw new ApiError('answer.invalid', '', status, { cause })
  }
}

/**
 * The value in the envelope of an answer, parsed by its schema. Control characters are escaped, because a store may
 * be older than the rule against them.
 * @throws ApiError with the server's code and sentence when it refuses, `answer.invalid` when the answer has
 * another form.
 */
export async function readAnswer<T>(response: AnswerLike, schema: z.ZodMiniType<T>): Promise<T> {
  const body = parseJson(await response.text(), response.status)
  const failure = failureSchema.safeParse(body)
  if (failure.success) throw new ApiError(failure.data.code, failure.data.message, response.status)
  const success = successSchema(schema).safeParse(body)
  if (!response.ok || !success.success)
    throw new ApiError('answer.invalid', '', response.status, {
      cause: success.success ? undefined : success.error,
    })
  return success.data.value as T
}
