import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { isRainOn } from './is-rain-on'
import { openSession } from './open-session'
import { rainTerms } from './rain-settings'
import { openSessionOf } from './read-rain'

/** Opens a session now, beside those of the schedule. */
export const startRain = defineOperation({
  kind: 'rain-start',
  area: 'money',
  input: z.object({
    merchant: shortText,
    /** How long it lasts; as the settings say when absent. */
    seconds: z.optional(z.int().check(z.minimum(10), z.maximum(3_600))),
  }),
  run: async (trx, { merchant: code, seconds }, { now }) => {
    const merchant = await readMerchant(trx, code)
    if (!merchant) throw new PlainError(`There is no merchant "${code}".`)
    if (!isRainOn(merchant)) throw new PlainError(`The promotion REDRAIN is off at "${code}".`)
    if (await openSessionOf(trx, code, now)) throw new PlainError(`A session is open at "${code}" already.`)
    const terms = rainTerms(merchant)
    const endsAt = now + (seconds ?? terms.seconds) * 1_000
    const id = await openSession(trx, merchant, { startsAt: now, endsAt })
    if (!id) throw new PlainError(`A session is open at "${code}" already.`)
    const { potMinor, packets } = terms
    return { merchant: code, subject: id, before: {}, after: { endsAt, potMinor, packets } }
  },
})
