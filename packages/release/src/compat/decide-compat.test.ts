import type { HostOffer, ReleaseContract } from '@plaza/contract/federation'
import { decideCompat } from './decide-compat'

const offer: HostOffer = {
  host: '1.4.0',
  shared: { react: '19.3.1', '@plaza/ui/button': '2.5.0' },
  slots: ['home.games@1', 'home.games@2', 'member.tiles@2'],
  events: ['toast', 'balance:changed'],
}

const cases: [string, Partial<ReleaseContract>, string, RegExp][] = [
  ['needs nothing beyond the host contract', {}, 'load', /fits/],
  ['needs a host contract of a later minor', { host: '^1.5.0' }, 'step-back', /host contract \^1\.5\.0/],
  ['needs a host contract of the next major', { host: '^2.0.0' }, 'step-back', /1\.4\.0/],
  ['needs a host contract that the host no longer supports', { host: '^0.9.0' }, 'skip', /\^0\.9\.0/],
  ['needs a shared package as it is', { shared: { react: '^19.0.0' } }, 'load', /fits/],
  ['needs a newer shared package', { shared: { react: '^20.0.0' } }, 'step-back', /react \^20/],
  ['needs an older shared package', { shared: { react: '^18.0.0' } }, 'skip', /react \^18/],
  ['needs a shared package that is not offered', { shared: { vue: '*' } }, 'step-back', /vue.*not provide/],
  [
    'needs a shared package named like an inherited key',
    { shared: { constructor: '*' } },
    'step-back',
    /not provide/,
  ],
  ['has an invalid version range', { shared: { react: 'newest' } }, 'step-back', /cannot be compared/],
  ['fills a slot of either live major', { slots: ['home.games@1', 'home.games@2'] }, 'load', /fits/],
  ['fills a slot of a coming major', { slots: ['home.games@3'] }, 'step-back', /does not have/],
  [
    'fills a slot of a major that is gone',
    { slots: ['member.tiles@1'] },
    'skip',
    /member\.tiles@2 and later/,
  ],
  ['fills a slot that the host does not know', { slots: ['home.weather@1'] }, 'step-back', /home\.weather@1/],
  [
    'emits and listens to events that the host knows',
    { says: ['toast'], hears: ['balance:changed'] },
    'load',
    /fits/,
  ],
  ['emits an event that the host does not know', { says: ['draw:bought'] }, 'step-back', /emits draw:bought/],
  [
    'listens to an event that the host does not know',
    { hears: ['draw:closed'] },
    'step-back',
    /subscribes to draw:closed/,
  ],
  ['listens to an event named like an inherited key', { hears: ['constructor'] }, 'step-back', /constructor/],
  [
    'emits and listens to an event that it declares',
    { says: ['draw:opened'], hears: ['draw:opened'] },
    'load',
    /fits/,
  ],
  [
    'needs both too new and too old',
    { host: '^2.0.0', slots: ['member.tiles@1'] },
    'skip',
    /member\.tiles@1/,
  ],
]

const contributions = { routes: [], slots: [], events: [{ name: 'draw:opened', payload: {} }] }

// RELEASE-10
it.each(cases)('decides compatibility of a release that %s: %j → %s', (_what, needs, decision, reason) => {
  const contract = { host: '^1.0.0', shared: {}, slots: [], says: [], hears: [], ...needs }
  const answer = decideCompat({ contract, contributions }, offer)
  expect(answer.decision).toBe(decision)
  expect(answer.reason).toMatch(reason)
})

it('ignores events when the shell was built before shells listed the events they know', () => {
  const { events: _, ...silent } = offer
  const contract = { host: '^1.0.0', shared: {}, slots: [], says: ['draw:bought'], hears: [] }
  expect(decideCompat({ contract, contributions }, silent).decision).toBe('load')
})
