import { contract } from './contract-values.mjs'
import { checkContributions, eventContributions } from './check-contributions.mjs'

const key = { key: 'loyalty.draft', area: 'local', clearedBy: 'logout' }
const opened = {
  name: 'draw:opened',
  schema: contract.busEventSchemas['order:changed'],
}
const given = ({ storage = [], events = [], says = [], when, wakesOn } = {}) => ({
  definition: { contract: { says, hears: ['session:changed'] } },
  contributions: {
    routes: [{ id: 'loyalty', path: '/m/loyalty', title: { en: 'Loyalty' }, ...(when && { when }) }],
    slots: wakesOn ? [{ id: 'nudge', slot: 'shell.overlay@1', order: 10, component: true, wakesOn }] : [],
    storage,
    events: eventContributions(events),
  },
})

describe('the build of a remote', () => {
  // REMOTE-2
  it('the build of a remote accepts its own key, event and condition, and a prompt that its key wakes', () => {
    const when = { auth: 'member', facts: { hasUpline: true } }
    const remote = given({
      storage: [key],
      events: [opened],
      says: ['draw:opened', 'toast'],
      when,
      wakesOn: [key.key],
    })
    expect(() => checkContributions(remote)).not.toThrow()
    expect(remote.contributions.events).toMatchObject([
      { name: 'draw:opened', payload: { type: 'object', properties: { id: { type: 'string' } } } },
    ])
  })

  // REMOTE-2
  it.each([
    ['a key in an unknown storage area', { storage: [{ ...key, area: 'cookie' }] }, /storage\.0\.area/],
    ['a key that nothing clears', { storage: [{ ...key, clearedBy: 'chance' }] }, /storage\.0\.clearedBy/],
    [
      'a key with characters that keys may not have',
      { storage: [{ ...key, key: 'a b' }] },
      /storage\.0\.key/,
    ],
    ['a key that is declared twice', { storage: [key, key] }, /declared twice: loyalty\.draft/],
    ['a key of the platform', { storage: [{ ...key, key: 'autoLogin' }] }, /platform's own: autoLogin/],
    ['an event of the platform', { events: [{ ...opened, name: 'toast' }] }, /has already: toast/],
    ['an event that is declared twice', { events: [opened, opened] }, /declared twice: draw:opened/],
    ['an undeclared event in its contract', { says: ['draw:closed'] }, /declares: draw:closed/],
    ['a key that wakes a prompt and is not declared', { wakesOn: ['other'] }, /does not declare: other/],
    ['a condition that does not exist', { when: { vip: 3 } }, /does not know: loyalty/],
  ])('the build of a remote refuses %s', (_what, wrong, words) => {
    expect(() => checkContributions(given(wrong))).toThrow(words)
  })
})
