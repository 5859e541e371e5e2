import type { ChangeEffect, SharedRelease } from '@plaza/contract/release'

/** Merchants with the same effect of a change. */
export interface EffectGroup {
  merchants: string[]
  before: SharedRelease[]
  after: SharedRelease[]
}

/** Groups equal effects, in their original order. */
export function effectGroups(effects: readonly ChangeEffect[]): EffectGroup[] {
  const groups = new Map<string, EffectGroup>()
  for (const { merchant, before, after } of effects) {
    const key = JSON.stringify([before, after])
    const group = groups.get(key)
    if (group) group.merchants.push(merchant)
    else groups.set(key, { merchants: [merchant], before, after })
  }
  return [...groups.values()]
}
