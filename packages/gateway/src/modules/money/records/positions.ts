import { exportPartSize } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'

interface Position {
  createdAt: number
  id: string | number
}

/** Where the next part begins: after the last row of a full part, which is one of an export unless its size is given. */
export const nextOf = (rows: readonly Position[], size = exportPartSize): { next?: string } => {
  const last = rows.at(-1)
  return last !== undefined && rows.length === size ? { next: `${last.createdAt}.${last.id}` } : {}
}

/** The position that `nextOf` wrote. @throws CallFailure `request.invalid` for any other text. */
export function readPosition(text: string | undefined): { createdAt: number; id: string } | undefined {
  if (text === undefined) return undefined
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  if (createdAt === undefined || id === undefined) throw new CallFailure('request.invalid')
  return { createdAt: Number(createdAt), id }
}

/** The position of an entry of the ledger, whose id is a number. @throws CallFailure `request.invalid` for any other text. */
export function readEntryPosition(text: string | undefined): { createdAt: number; id: number } | undefined {
  const position = readPosition(text)
  if (position === undefined) return undefined
  const id = Number(position.id)
  if (!Number.isSafeInteger(id)) throw new CallFailure('request.invalid')
  return { createdAt: position.createdAt, id }
}
