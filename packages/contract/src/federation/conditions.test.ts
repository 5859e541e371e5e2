import type { Condition } from './contributions'
import { holds, type Viewer } from './conditions'

const visitor: Viewer = { session: null, flags: { ON: true, OFF: false }, promos: { REFERRAL: true } }
const member = (type: number): Viewer => ({
  ...visitor,
  session: { type },
})

// REMOTE-3
describe('a condition', () => {
  it.each<[string, Condition | undefined, Viewer, boolean]>([
    ['none', undefined, visitor, true],
    ['member, by a visitor', { auth: 'member' }, visitor, false],
    ['member, by a member', { auth: 'member' }, member(0), true],
    ['visitor, by a member', { auth: 'visitor' }, member(0), false],
    ['a flag that is on', { flag: 'ON' }, visitor, true],
    ['a flag that is off', { flag: 'OFF' }, visitor, false],
    ['a flag that nobody set', { flag: 'constructor' }, visitor, false],
    ['a promotion that is on', { promo: 'REFERRAL' }, visitor, true],
    ['a promotion that is off', { promo: 'MISSION' }, visitor, false],
    ['an excluded type', { excludeTypes: [0, 4, 40] }, member(4), false],
    ['a type that is not excluded', { excludeTypes: [0, 4, 40] }, member(1), true],
    ['all parts but one', { auth: 'member', flag: 'ON', promo: 'MISSION' }, member(0), false],
  ])('%s', (_, condition, viewer, expected) => {
    expect(holds(condition, viewer)).toBe(expected)
  })
})
