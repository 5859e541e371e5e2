import { exportPartSize } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'

interface Position {
  createdAt: number
  id: string | number
}

/** Where the next part of an export begins: after the last row of a full part. */
export const nextOf = (rows: readonly Position[]): { next?: string } => {
  const last = rows.at(-1)
  return last !== undefined && rows.length === exportPartSize ? { next: `${last.createdAt}.${last.id}` } : {}
}

/** The position that `nextOf` wrote. @throws CallFailure `request.invalid` for any other text. */
export function readPosition(text: string | undefined): { createdAt: number; id: string } | undefined {
  if (text === undefined) return undefined
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  if (createdAt === undefined || id === undefined) throw new CallFailure('request.invalid')
  return { createdAt: Number(createdAt), id }
}
