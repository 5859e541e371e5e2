import { importMembers, importAgents } from '@plaza/gateway/world-api'
import { randomUUID } from 'node:crypto'
import { teamLine } from '../world/people/large-team'
import { definePart } from './world-part'

const dayMs = 24 * 60 * 60_000
const days = 90

/** A line of `WORLD_TEAM` members below `team01`, to look at and to measure; nobody else is above or below them. */
export const largeTeam = (size: number) =>
  definePart({
    name: 'large team',
    merchants: ['demo'],
    // It is written with the world or never.
    has: () => Promise.resolve(true),
    plan: () => teamLine(size),
    write: async (trx, planned, { code }, { hashes, now }) => {
      const ids = new Map(planned.map(({ account }) => [account, randomUUID()]))
      const idOf = (account: string) => {
        const id = ids.get(account)
        if (id === undefined) throw new Error(`no ${account}`)
        return id
      }
      await importMembers(
        trx,
        code,
        planned.map(({ account, type, upline, at }) => ({
          ...{ id: idOf(account), account, type, nickname: null, toUpline: false, vipLevel: null },
          uplineId: upline === null ? null : idOf(upline),
          ...{ passwordHash: hashes.password, mustChangePassword: false, email: null, diallingCode: null },
          ...{ mobileNum: null, inviteCode: null, mails: [] },
          regDate: now - days * dayMs + Math.floor((at * (days - 1) * dayMs) / planned.length),
        })),
      )
      const top = planned[0]
      if (top)
        await importAgents(trx, code, [
          { memberId: idOf(top.account), affiliateCode: 'TEAM01', regDate: now },
        ])
    },
  })
