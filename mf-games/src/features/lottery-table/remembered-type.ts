import { rememberedPlayTypesSchema, type LotteryPlayType } from '@plaza/contract/lottery'
import { readStored } from '../../storage/read-stored'

const key = 'plaza.playTypes'

/** The play type that was last used at a lottery in this browser. */
export const rememberedType = (storage: Storage, lottery: string): LotteryPlayType | undefined =>
  readStored(storage, key, rememberedPlayTypesSchema)?.[lottery]

/** Remembers the play type of a lottery. */
export function rememberType(storage: Storage, lottery: string, type: LotteryPlayType): void {
  const types = readStored(storage, key, rememberedPlayTypesSchema) ?? {}
  try {
    storage.setItem(key, JSON.stringify({ ...types, [lottery]: type }))
  } catch (error) {
    // A full or disabled storage: the next visit begins with the default.
    reportError(error)
  }
}
