import type { AnswerOf, AnyCall, QueryOf } from '@plaza/contract/kernel'
import { useClient } from '@plaza/client/transport'

/** Loads every row of a filter, part by part, for a file; a failed part fails the whole. */
export function useExport<C extends AnyCall>(call: C, query: Omit<NonNullable<QueryOf<C>>, 'after'>) {
  const { transport } = useClient()
  type Row = AnswerOf<C> extends { rows: (infer Found)[] } ? Found : never
  return async (): Promise<readonly Row[]> => {
    const rows: Row[] = []
    let after: string | undefined
    do {
      const part = (await transport.send(call, {
        query: { ...query, ...(after !== undefined && { after }) } as never,
      })) as { rows: Row[]; next?: string }
      rows.push(...part.rows)
      after = part.next
    } while (after !== undefined)
    return rows
  }
}
