import { conditionSchema, holds, type Condition, type Viewer } from './conditions'

const visitor: Viewer = {
  session: null,
  flags: { ON: true, OFF: false },
  promos: { REFERRAL: true },
  settings: { currency: 'PHP' },
}
const member = (type: number): Viewer => ({
  ...visitor,
  session: { type },
})

const withUpline: Viewer = { ...visitor, session: { type: 0, facts: { hasUpline: true } } }

describe('a condition', () => {
  // REMOTE-3
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
    ['one of the types', { types: [2, 41] }, member(41), true],
    ['another than the types', { types: [2, 41] }, member(0), false],
    ['types, by a visitor who could be of one', { types: [2] }, visitor, true],
    ['a fact of the member', { facts: { hasUpline: true } }, withUpline, true],
    ['a fact of another value', { facts: { hasUpline: false } }, withUpline, false],
    ['a fact that nobody states', { facts: { hasUpline: true } }, member(0), false],
    ['a fact called like an inherited key', { facts: { constructor: 'x' } }, withUpline, false],
    ['a fact, by a visitor who could have it', { facts: { hasUpline: true } }, visitor, true],
    ['a setting', { settings: { currency: 'PHP' } }, visitor, true],
    ['a setting of another value', { settings: { currency: 'KWD' } }, visitor, false],
    ['a setting that the merchant does not have', { settings: { lottery: true } }, visitor, false],
    ['all parts but one', { auth: 'member', flag: 'ON', promo: 'MISSION' }, member(0), false],
  ])('a condition holds or not for a viewer: %s', (_, condition, viewer, expected) => {
    expect(holds(condition, viewer)).toBe(expected)
  })
})

describe('a condition of a newer release', () => {
  // REMOTE-3
  it.each<[string, object]>([
    ['a part that this host does not know', { auth: 'member', vipLevel: 3 }],
    ['a part called like an inherited key', { constructor: true }],
    ['an unknown value of a known part', { auth: 'agent' }],
    ['another shape of a known part', { excludeTypes: 4 }],
    ['another shape of the types', { types: 'all' }],
  ])('a condition of a newer release hides its entry when it has %s', (_, condition) => {
    const travelled = conditionSchema.parse(JSON.parse(JSON.stringify(condition)))
    expect(holds(travelled, member(0))).toBe(false)
    expect(holds(travelled, visitor)).toBe(false)
  })
})
