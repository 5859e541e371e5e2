import * as z from 'zod/mini'
import { ApiFailure } from './api-failure'

const { localeError } = z.locales.en()

/** Parses input by a schema. @throws ApiFailure 400 with what is wrong, and where. */
export function readInput<T extends z.ZodMiniType>(schema: T, input: unknown): z.infer<T> {
  const parsed = schema.safeParse(input ?? {}, { error: localeError })
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, 3).map(({ path, message }) => {
    const place = path.map(String).join('.')
    return place === '' ? message : `${place}: ${message}`
  })
  throw new ApiFailure(400, 'request.invalid', `Invalid request: ${issues.join('; ')}.`)
}
