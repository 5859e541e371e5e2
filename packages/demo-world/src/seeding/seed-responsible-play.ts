import { accountNames, hasProtection, importLimits, importProtection } from '@plaza/gateway/world-api'
import type { WorldMerchant } from '../world/world'
import { definePart } from './world-part'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

const idOf = ({ people }: WorldMerchant, account: string): string | undefined =>
  people.find((person) => person.account === account)?.id

/** Has never bet: it is asked to read the information first. */
const newcomer = 'plain01'

/**
 * Breaks from play of two accounts, limits with a raise that waits of a third, and who has read the information before its first
 * bet (RG-3, RG-8, RG-11).
 */
export const responsiblePlay = definePart({
  name: 'responsible play',
  merchants: ['demo'],
  has: hasProtection,
  plan: (merchant) => ({
    paused: idOf(merchant, 'pause01'),
    excluded: idOf(merchant, 'self01'),
    limited: idOf(merchant, 'player01'),
    informed: new Map(
      merchant.people.filter(({ account }) => account !== newcomer).map(({ id, regDate }) => [id, regDate]),
    ),
  }),
  write: async (trx, { paused, excluded, limited, informed }, { code }, { now }) => {
    // An earlier demo lacks people who have come since.
    const known = await accountNames(trx, [...informed.keys()])
    const isKnown = (id: string | undefined): id is string => id !== undefined && known.has(id)
    await importProtection(trx, {
      exclusions: [],
      actions: [...informed]
        .filter(([id]) => isKnown(id))
        .map(([memberId, regDate]) => ({
          memberId,
          action: 'information-read',
          before: null,
          after: 'read',
          now: regDate,
        })),
    })
    if (isKnown(paused)) {
      const since = now - 2 * dayMs
      await importProtection(trx, {
        exclusions: [
          {
            memberId: paused,
            merchant: code,
            kind: 'time-out',
            source: 'member',
            until: since + 42 * dayMs,
            now: since,
          },
        ],
        actions: [{ memberId: paused, action: 'time-out', before: null, after: '6w', now: since }],
      })
    }
    if (isKnown(excluded)) {
      const since = now - 30 * dayMs
      await importProtection(trx, {
        exclusions: [
          {
            memberId: excluded,
            merchant: code,
            kind: 'exclusion',
            source: 'member',
            until: since + 365 * dayMs,
            now: since,
          },
        ],
        actions: [{ memberId: excluded, action: 'exclusion', before: null, after: '1y', now: since }],
      })
    }
    if (!isKnown(limited)) return
    const set = { member_id: limited, set_at: now - 60 * dayMs }
    await importLimits(trx, [
      { ...set, kind: 'deposit', period: 'month', amount: 5_000_000, asked_at: null, asked_amount: null },
      { ...set, kind: 'loss', period: 'week', amount: 1_500_000, asked_at: null, asked_amount: null },
      {
        ...set,
        kind: 'wager',
        period: 'day',
        amount: 2_000_000,
        asked_at: now - 6 * hourMs,
        asked_amount: 3_000_000,
      },
      { ...set, kind: 'time', period: 'day', amount: 240, asked_at: null, asked_amount: null },
    ])
    const done = { memberId: limited, before: null, now: set.set_at } as const
    await importProtection(trx, {
      exclusions: [],
      actions: [
        { ...done, action: 'limit-set', subject: 'deposit.month', after: 5_000_000 },
        { ...done, action: 'limit-set', subject: 'loss.week', after: 1_500_000 },
        { ...done, action: 'limit-set', subject: 'wager.day', after: 2_000_000 },
        { ...done, action: 'limit-set', subject: 'time.day', after: 240 },
        { ...done, action: 'reality-interval', before: 60, after: 30, now: now - 40 * dayMs },
        {
          ...done,
          action: 'limit-asked',
          subject: 'wager.day',
          before: 2_000_000,
          after: 3_000_000,
          now: now - 6 * hourMs,
        },
      ],
    })
  },
})
