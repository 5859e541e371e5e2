import * as z from 'zod/mini'
import { CallFailure } from '../../../kernel/call-failure'

const partsSchema = z.tuple([z.union([z.string().check(z.maxLength(128)), z.int()]), z.string()])

/** What a list is sorted by, of its last row, and its id: the next page begins after it. */
export type Position = readonly [key: string | number, id: string]

/** A position as a page sends it back. */
export const writeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** The position that `writeCursor` wrote, its key of the given kind. @throws CallFailure `request.invalid` for any other text. */
export function readCursor(
  text: string | undefined,
  kind: 'string' | 'number',
): readonly [string | number, string] | undefined {
  if (text === undefined) return undefined
  try {
    const parts = z.parse(partsSchema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (typeof parts[0] === kind) return parts
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.core.$ZodError)) throw error
  }
  throw new CallFailure('request.invalid')
}
