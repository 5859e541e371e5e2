import { memberTypes } from '@plaza/contract/identity'
import { seededRandom } from '@plaza/gateway/seeded-random'
import type { NamedAccount } from './named-accounts'

const firstNames = [
  'liza',
  'jun',
  'marisol',
  'ramon',
  'tessa',
  'paolo',
  'ligaya',
  'andres',
  'corazon',
  'miguel',
  'dalisay',
  'rico',
  'amihan',
  'jomar',
  'rosario',
  'efren',
  'luningning',
  'carlo',
  'mutya',
  'dante',
  'pilar',
  'noel',
  'hiraya',
  'arnel',
  'belen',
  'gani',
  'imelda',
  'isko',
  'jasmin',
  'kiko',
  'lorna',
  'malaya',
  'nestor',
  'oliva',
  'pepe',
  'queenie',
  'rizal',
  'sol',
  'tala',
  'ulan',
  'vicente',
  'wena',
  'yasmin',
  'zaldy',
  'bituin',
  'celso',
  'diwa',
  'estrella',
  'fidel',
  'graciela',
] as const

const agentsBelow = 6
const teamsBelow = 12
const membersInAll = 205
/** The first players, who transfer money to members with a history. */
const senders = [
  { upline: 'player01', toUpline: true, daysAMember: 210, sendsLately: 500 },
  { upline: 'vip05', toUpline: true, daysAMember: 340, sendsLately: 1_500 },
] as const satisfies Partial<NamedAccount>[]
const levels = [80, 150, 300, 600, 1_200, 3_000] as const

/**
 * The other members: a team of three levels under `agent01` (agents, their agents, and players of each), and people
 * without an upline.
 */
export function crowd(seed: string): NamedAccount[] {
  const random = seededRandom(`${seed}/crowd`)
  const nameOf = (index: number): string =>
    `${firstNames[index % firstNames.length] ?? 'juan'}${String(index + 11)}`
  const agent = (index: number, upline: string): NamedAccount => ({
    account: nameOf(index),
    nickname: nickname(nameOf(index)),
    type: memberTypes.agent,
    upline,
    daysAMember: random.int(120, 380),
  })
  const first = Array.from({ length: agentsBelow }, (_, index) =>
    agent(index, index < 4 ? 'agent01' : 'agent02'),
  )
  const second = Array.from({ length: teamsBelow }, (_, index) =>
    agent(agentsBelow + index, random.pick(first).account),
  )
  const agents = [...first, ...second]
  const uplines = ['agent01', 'agent02', ...agents.map((one) => one.account)]
  const players = Array.from({ length: membersInAll - agents.length }, (_, index): NamedAccount => {
    const account = nameOf(agents.length + index)
    const isOfTeam = random.chance(0.7)
    return {
      account,
      ...(random.chance(0.6) && { nickname: nickname(account) }),
      ...(isOfTeam && { upline: random.pick(uplines) }),
      ...(random.chance(0.4) && { vipLevel: random.int(1, 4) }),
      daysAMember: random.int(3, 600),
      mailCount: random.int(0, 2),
      play: { level: random.pick(levels), days: random.between(0.05, 0.4) },
      openWithdrawal: index,
    }
  })
  return [...agents, ...players.map((player, index) => ({ ...player, ...senders[index] }))]
}

const nickname = (account: string): string => {
  const name = account.replace(/\d+$/, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
