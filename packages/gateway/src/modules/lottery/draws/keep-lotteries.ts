import { drawChanged, type Lottery } from '@plaza/contract/lottery'
import { refuseInsideTransaction } from '../../../kernel/database/guarded-dialect'
import type { Gateway } from '../../../kernel/gateway'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { drawsChannel, type DrawNotice } from './lottery-state'
import { readLotteries } from './read-lotteries'

/** Bound on what a lost notification can do, ms. */
const keptMs = 2_000

/** Lotteries of merchants, kept in memory until one of them changes. */
export interface KeptLotteries {
  /** Outside transactions: inside one, `readLotteries`. @throws inside a transaction. */
  of(merchant: Merchant): Promise<Lottery[]>
  /** Starts listening: changes end what is kept, and are pushed to the open pages of their merchant that watch the lottery. */
  start(onError: (error: unknown) => void): Promise<() => Promise<void>>
}

/** Keeps lotteries, because every page of the hall asks for all of them (DRAW-5). */
export function keepLotteries({
  db,
  merchants,
  streams,
}: Pick<Gateway, 'db' | 'merchants' | 'streams'>): KeptLotteries {
  const kept = new Map<string, { lotteries: Promise<Lottery[]>; merchant: Merchant; until: number }>()

  const read = async (merchant: Merchant) => {
    refuseInsideTransaction()
    const known = kept.get(merchant.code)
    if (known && known.merchant === merchant && known.until > performance.now()) return known.lotteries
    const lotteries = readLotteries(db.read, merchant)
    kept.set(merchant.code, { lotteries, merchant, until: performance.now() + keptMs })
    lotteries.catch(() => kept.delete(merchant.code))
    return lotteries
  }
  const push = ({ merchant, lottery, state }: DrawNotice) =>
    streams.sendToMerchant(merchant, { event: drawChanged.name, payload: { lottery, ...state } }, lottery)

  /** After a broken connection: any lottery may have changed. */
  const pushAll = async (code: string) => {
    const merchant = await merchants.find(code)
    if (!merchant) return
    for (const { code: lottery, isOpen, reopensAt, issue, last } of await read(merchant)) {
      const state = { isOpen, issue, last, ...(reopensAt !== undefined && { reopensAt }) }
      push({ merchant: code, lottery, state })
    }
  }
  return {
    of: read,
    start: (onError) =>
      db.listen(drawsChannel, (payload) => {
        if (payload === '') {
          kept.clear()
          for (const code of streams.merchants()) pushAll(code).catch(onError)
          return
        }
        const notice = JSON.parse(payload) as DrawNotice
        kept.delete(notice.merchant)
        push(notice)
      }),
  }
}
