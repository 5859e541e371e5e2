import { memberTypes } from '@plaza/contract/identity'

/** Somebody of the large line, before it is written. */
export interface LineMember {
  account: string
  type: number
  upline: string | null
  /** Which one it is, from 0, the agent at the top. */
  at: number
}

const levels = 10
/** One of this many members is an agent. */
const membersOfAgent = 20

/**
 * `team01` with this many members below it in ten levels: a chain of nine agents, so that the line is as deep, and the others below
 * agents of every level. Uplines come before their downlines.
 */
export function teamLine(size: number): LineMember[] {
  const nameOf = (at: number) => (at === 0 ? 'team01' : `line${String(at).padStart(6, '0')}`)
  const isAgent = (at: number) => at < levels || at % membersOfAgent === 0
  const depths: number[] = []
  const agents: number[] = []
  return Array.from({ length: size + 1 }, (_, at): LineMember => {
    // The chain first; then the agents in turn, but those of the last level have nobody below them.
    const above = at === 0 ? null : at < levels ? at - 1 : (agents[at % agents.length] ?? 0)
    const depth = above === null ? 0 : (depths[above] ?? 0) + 1
    depths.push(depth)
    if (isAgent(at) && depth < levels) agents.push(at)
    return {
      account: nameOf(at),
      type: isAgent(at) ? memberTypes.agent : memberTypes.player,
      upline: above === null ? null : nameOf(above),
      at,
    }
  })
}
