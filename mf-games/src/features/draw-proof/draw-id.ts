import { issueNoSchema, lotteryCodeSchema } from '@plaza/contract/lottery'

/** Which draw an address asks for. */
export interface DrawId {
  code: string
  no: string
}

/** Parses `five60:20261123-0612`; undefined when it names no draw. */
export function parseDrawId(text: string): DrawId | undefined {
  const at = text.indexOf(':')
  const code = lotteryCodeSchema.safeParse(text.slice(0, at))
  const no = issueNoSchema.safeParse(text.slice(at + 1))
  return at > 0 && code.success && no.success ? { code: code.data, no: no.data } : undefined
}
