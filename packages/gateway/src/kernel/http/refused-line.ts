import type { ErrorCode, LineRefusals } from '@plaza/contract/kernel'

/** What a body's schema has against it, as Fastify passes it on. */
export interface SchemaIssue {
  /** As a JSON pointer: `/lines/0/picks`. */
  instancePath: string
  /** Code of the rule that is broken, such as `too_big`. */
  keyword: string
}

/** A refusal that names its line. */
export interface RefusedLine {
  code: ErrorCode
  value: { line: number; field: string; problem: 'count' | 'range' }
}

const isOfCount = (keyword: string): boolean => keyword === 'too_big' || keyword === 'too_small'

/**
 * The refusal of the first line that breaks its schema in a field that has a code of its own; undefined where none does,
 * and `request.invalid` says all that there is to say (BET-1).
 */
export function refusedLine(
  issues: readonly SchemaIssue[],
  { list, codes }: LineRefusals,
): RefusedLine | undefined {
  for (const { instancePath, keyword } of issues) {
    const [, at, index, field = ''] = instancePath.split('/')
    const code = codes[field]
    if (at !== list || code === undefined) continue
    return {
      code,
      value: { line: Number(index) + 1, field, problem: isOfCount(keyword) ? 'count' : 'range' },
    }
  }
  return undefined
}
