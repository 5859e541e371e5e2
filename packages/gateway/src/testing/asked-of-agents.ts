import { salaryTerms, tierOf } from '../modules/agency/contracts/testing'

/** What a call of agents is asked with. */
export interface AskedOfAgents {
  query?: string
  body?: object
  /** The code with which it answers about what is not the caller's own, which it names by `nobody`. */
  stranger?: string
  /** It names a member by its username instead of its id. */
  isByName?: boolean
  /** Types with an agency that this call refuses all the same. */
  refused?: readonly number[]
}

const terms = {
  ...{ type: 'player', days: 7, channel: '', most: null },
  rates: [{ category: 'RNG', rate: 0 }],
}

/** What each call of agents is asked with; a call without a row here fails the first test. */
export const askedOfAgents: Readonly<Record<string, AskedOfAgents>> = {
  'agent.home': {},
  'agent.teamKpi': { query: '?startDate=2026-11-01&endDate=2026-11-01&size=0' },
  'agent.teamOverview': { query: '?from=2026-11-01&to=2026-11-01' },
  'agent.teamReport': { query: '?path=nobody', stranger: 'agent.member.unknown' },
  'agent.teamTransactions': { query: '?user=nobody' },
  'agent.teamTransactions.export': { query: '?user=nobody' },
  'agent.rates': {},
  'agent.rebateIncome': { query: '?downline=nobody', stranger: 'agent.member.unknown' },
  'agent.rateMembers': {},
  'agent.rateChanges': {},
  'agent.memberRates': { query: '?id=nobody', stranger: 'agent.member.unknown' },
  'agent.setRates': {
    body: { id: 'nobody', rates: [{ category: 'RNG', rate: 0 }] },
    stranger: 'agent.member.unknown',
  },
  // Its body has to be encrypted, which agents are told; what it does is tested with the call.
  'agent.open': { body: {}, stranger: 'request.media.type' },
  'agent.links': {},
  'agent.links.make': { body: terms },
  'agent.links.change': { body: terms, stranger: 'agent.link.unknown' },
  'agent.links.switch': { body: { isOff: true }, stranger: 'agent.link.unknown' },
  'agent.links.remove': { stranger: 'agent.link.unknown' },
  'agent.contract.parties': { query: '?kind=daily-salary&account=nobody', refused: [41, 42] },
  'agent.contract.offer': {
    body: {
      kind: 'daily-salary',
      to: 'nobody',
      terms: salaryTerms(tierOf(1_000, 10)),
    },
    stranger: 'contract.party',
    refused: [41, 42],
  },
  'agent.transfer.options': { query: '?to=nobody', stranger: 'transfer.downline.none' },
  'agent.transfer.get': { stranger: 'transfer.not.found' },
  // Encrypted as well: whom they find and what they refuse is tested with the calls.
  'agent.transfer.send': { body: {}, stranger: 'request.media.type' },
  'agent.envelopes': {},
  'agent.envelopes.send': { body: {}, stranger: 'request.media.type' },
  'agent.dividends.pay': { body: {}, stranger: 'request.media.type' },
  'agent.team.members': { query: '?of=nobody', stranger: 'agent.team.unknown', isByName: true },
  'agent.team.names': { query: '?search=up' },
  'agent.team.member': { query: '?account=nobody', stranger: 'agent.team.unknown', isByName: true },
  'agent.team.message': {
    body: { account: 'nobody', content: 'Hello', key: 'key-of-a-message' },
    ...{ stranger: 'agent.team.unknown', isByName: true },
  },
  'agent.team.freeze': {
    body: { account: 'nobody', reason: 'They share their password' },
    ...{ stranger: 'agent.team.unknown', isByName: true },
  },
  'agent.team.bets': { query: '?account=nobody', stranger: 'agent.team.unknown', isByName: true },
  'agent.team.bets.export': { query: '?account=nobody', stranger: 'agent.team.unknown', isByName: true },
  'agent.team.order': { query: '?id=nobody', stranger: 'lottery.order.not.found' },
  'content.readAnnouncement': { body: { id: 'for-agents' } },
}
