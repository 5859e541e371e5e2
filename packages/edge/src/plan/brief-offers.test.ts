import { completedBy, withPages } from '@plaza/contract/federation'
import type { BootPlan, PlannedRemote, Release, RouteContribution } from '@plaza/contract/federation'
import type { RouteMatch } from '../site/match-route'
import { briefOffers, planIn } from './brief-offers'

const shell = { readsBriefPlan: true } as Release
const route = (id: string, facts: Partial<RouteContribution> = {}): RouteContribution => ({
  id,
  path: `/m/${id}`,
  title: { en: id.toUpperCase(), fil: `${id} sa Filipino` },
  ...facts,
})
const tile = (slot: string) => ({
  id: slot,
  slot,
  order: 1,
  component: false,
  tile: { label: { en: 'Tile', fil: 'Tile sa Filipino' }, icon: 'star', route: '/m/points' },
})
const words = {
  id: 'ledger-kinds',
  slot: 'ledger.kinds@1',
  order: 1,
  component: false,
  texts: { 'points-spent': { en: 'Points spent', fil: 'Nagastos na puntos' } },
}
const points = route('points', {
  when: { auth: 'member', flag: 'LOYALTY' },
  back: '/m/member/home',
  header: false,
  shows: ['member.wallet@1'],
  asks: ['/wps/points'],
})
const loyalty = {
  name: 'mf-loyalty',
  release: '1.0.0-00000000',
  routes: [points, route('presents', { path: '/m/loyalty/gifts' })],
  slots: ['home.games@1', 'shell.bottom-menu@1', 'shell.overlay@1', 'shell.header-menu@1', 'member.tiles@1']
    .map<object>(tile)
    .concat(words),
} as unknown as PlannedRemote
const plan = {
  revision: 4,
  clears: { local: ['loyalty.draft'], session: [], indexeddb: [] },
  remotes: [loyalty],
  unavailable: [{ name: 'mf-agent', reason: 'disabled', routes: [route('agent')] }],
} as unknown as BootPlan
const visitor = { hasSession: false }
const home: RouteMatch = { owner: 'shell', route: route('home') }
const onPoints: RouteMatch = { owner: 'remote', route: points, remote: loyalty }
const slotsOf = (brief: BootPlan) => brief.remotes[0]?.slots.map(({ slot }) => slot)

describe('the contributions in the plan of a document', () => {
  // EDGE-5
  it('home has the slots that it shows and, of every page, what links and redirects go by', () => {
    const brief = briefOffers(plan, shell, { ...visitor, match: home, language: 'fil' })
    expect(brief).toMatchObject({ isBrief: true, language: 'fil' })
    expect(slotsOf(brief)).toEqual(['home.games@1', 'shell.bottom-menu@1', 'shell.overlay@1'])
    expect(brief.remotes[0]?.slots[0]?.tile?.label).toEqual({ fil: 'Tile sa Filipino' })
    expect(brief.remotes[0]).toMatchObject({
      routes: [],
      pages: [
        {
          path: '/m/points',
          when: { auth: 'member', flag: 'LOYALTY' },
          header: false,
          shows: ['member.wallet@1'],
        },
        { id: 'presents', path: '/m/loyalty/gifts' },
      ],
    })
    expect(JSON.stringify(brief)).not.toMatch(/POINTS|AGENT|asks/)
  })

  it('the document of a page has that page whole, and the slots of pages instead of those of home', () => {
    const brief = briefOffers(plan, shell, { ...visitor, match: onPoints, language: 'en' })
    expect(brief.remotes[0]?.routes).toEqual([{ ...points, title: { en: 'POINTS' } }])
    expect(brief.remotes[0]?.pages).toEqual([{ id: 'presents', path: '/m/loyalty/gifts' }])
    expect(slotsOf(brief)).not.toContain('home.games@1')
    expect(slotsOf(brief)).toContain('member.tiles@1')
  })

  // LEDGER-5
  it('words of ledger kinds are in the document of a page that names their slot, in its language, and in no other', () => {
    const textsIn = (match: RouteMatch) =>
      briefOffers(plan, shell, { ...visitor, match, language: 'fil' }).remotes[0]?.slots.find(
        ({ slot }) => slot === 'ledger.kinds@1',
      )?.texts
    const records = route('records', { shows: ['ledger.kinds@1'] })
    expect(textsIn({ ...onPoints, route: records })).toEqual({
      'points-spent': { fil: 'Nagastos na puntos' },
    })
    expect([textsIn(home), textsIn(onPoints)]).toEqual([undefined, undefined])
  })

  it('a document in a language without a title has the English one', () => {
    const brief = briefOffers(plan, shell, { ...visitor, match: onPoints, language: 'th' })
    expect(brief.remotes[0]?.routes[0]?.title).toEqual({ en: 'POINTS' })
  })

  it('the keys that log-out clears are in a member’s document, and follow with the rest in a visitor’s', () => {
    const visitors = briefOffers(plan, shell, { ...visitor, match: home, language: 'en' })
    expect(visitors.clears).toBeUndefined()
    expect(completedBy(visitors, plan)?.clears).toEqual(plan.clears)
    const members = briefOffers(plan, shell, { hasSession: true, match: home, language: 'en' })
    expect(members.clears).toEqual(plan.clears)
  })

  it('an older shell gets every contribution in every language', () => {
    expect(briefOffers(plan, {} as Release, { ...visitor, match: home, language: 'en' })).toBe(plan)
  })

  // EDGE-5
  it('a page reads every path and condition from a brief plan, and the registry’s plan completes it', () => {
    const brief = withPages(briefOffers(plan, shell, { ...visitor, match: home, language: 'fil' }))
    const facts = ({ title: _title, asks: _asks, back: _back, ...rest }: RouteContribution) => rest
    expect(brief.remotes[0]?.routes.map(facts)).toEqual(loyalty.routes.map(facts))
    expect(brief.unavailable[0]?.routes).toEqual([{ id: 'agent', path: '/m/agent', title: {} }])
    const whole = planIn(plan, 'fil')
    const completed = completedBy(brief, whole)
    expect(completed?.remotes[0]).toMatchObject({
      routes: whole.remotes[0]?.routes,
      slots: whole.remotes[0]?.slots,
    })
    expect(completed).toMatchObject({ language: 'fil', unavailable: whole.unavailable })
    expect(completed).not.toHaveProperty('isBrief')
  })

  it.each([
    ['another revision', { ...plan, revision: 5 }],
    ['another release', { ...plan, remotes: [{ ...loyalty, release: '1.1.0-00000001' }] }],
    ['another remote', { ...plan, remotes: [loyalty, { ...loyalty, name: 'mf-new' }] }],
    ['a remote less', { ...plan, remotes: [] }],
  ])('a plan of %s does not complete a brief one', (_what, other) => {
    const brief = briefOffers(plan, shell, { ...visitor, match: home, language: 'fil' })
    expect(completedBy(brief, other as BootPlan)).toBeUndefined()
  })
})
