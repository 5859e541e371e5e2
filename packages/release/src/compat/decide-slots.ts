import type { CompatDecision } from './compat-decision'

const parse = (slot: string): { name: string; major: number } => {
  const at = slot.lastIndexOf('@')
  return { name: slot.slice(0, at), major: Number(slot.slice(at + 1)) }
}

function decideSlot(slot: string, offered: string[]): CompatDecision {
  if (offered.includes(slot)) return { decision: 'load', reason: `the host has ${slot}` }
  const { name, major } = parse(slot)
  const majors = offered.map(parse).flatMap((other) => (other.name === name ? [other.major] : []))
  if (majors.length > 0 && majors.every((offeredMajor) => offeredMajor > major))
    return {
      decision: 'skip',
      reason: `fills ${slot}, the host has only ${name}@${Math.min(...majors)} and later`,
    }
  return { decision: 'step-back', reason: `fills ${slot}, which the host does not have` }
}

/** Checks the slots that a release fills; a host may offer two majors during a migration. */
export const decideSlots = (slots: string[], offered: string[]): CompatDecision[] =>
  slots.map((slot) => decideSlot(slot, offered))
