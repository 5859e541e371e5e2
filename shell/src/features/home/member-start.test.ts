/** @jest-environment node */
import { CallError } from '@plaza/client/transport'
import { memberTypes, type SessionInfo } from '@plaza/contract/identity'
import { testSession } from '@plaza/federation/testing'
import { createTestShell } from '../../testing/render-shell'
import { testBalance } from '../../testing/test-balance'
import { memberFreshMs, startMember } from './member-start'

const answers = {
  'session.renew': testSession(),
  'wallets.merchant': { balance: '12.00', currency: 'PHP' },
  'games.favourites.ids': { ids: ['10001'] },
}
/** A later moment than that of any test before, so that a renewal is due. */
let laterMs = 0
const later = () => (laterMs += memberFreshMs)

function member(session: SessionInfo = testSession(), given: object = {}) {
  const made = createTestShell({ session, answers: { ...answers, ...given } })
  const stale: string[] = []
  made.events.on('balance:stale', ({ reason }) => stale.push(reason))
  return { ...made, session, stale, ids: () => made.calls.map(({ id }) => id).sort() }
}

describe('home of a member', () => {
  // HOME-9
  it('home renews a member’s session and loads favourites, wallet and merchant wallet', async () => {
    const { shell, session, ids, stale } = member()
    await startMember(shell, session, later())
    expect(ids()).toEqual(['games.favourites.ids', 'session.renew', 'wallets.merchant'])
    expect(stale).toEqual(['home'])
  })

  // HOME-9
  it('home stores what it loads for a member where screens look for it', async () => {
    const { shell, session } = member()
    await startMember(shell, session, later())
    const key = ['demo', 'en', 'player01', 'games.favourites.ids', {}]
    expect(shell.queries.getQueryData(key)).toEqual({ ids: ['10001'] })
  })

  // HOME-9
  it('home loads only the wallets for a trial account', async () => {
    const trial = testSession({ type: memberTypes.trial })
    const { shell, ids } = member(trial)
    await startMember(shell, trial, later())
    expect(ids()).toEqual(['session.renew', 'wallets.merchant'])
  })

  // HOME-9
  it('home does not load again what is still fresh', async () => {
    const { shell, session, ids, stale, events } = member()
    const now = later()
    await startMember(shell, session, now)
    events.say('balance:changed', { ...testBalance(100), asOf: Date.now() })
    await startMember(shell, session, now + memberFreshMs - 1)
    expect(ids()).toEqual(['games.favourites.ids', 'session.renew', 'wallets.merchant'])
    expect(stale).toEqual(['home'])
  })

  // HOME-9
  it('home takes name and type of the account from the renewed session', async () => {
    const renewed = testSession({ type: 1 })
    const { shell, session, events } = member(testSession(), { 'session.renew': renewed })
    await startMember(shell, session, later())
    expect(events.session.getState().session).toEqual(renewed)
  })

  // HOME-9
  it('home leaves the session unchanged when there is no connection', async () => {
    const failing = () => {
      throw new CallError('network.offline', '', {}, 0)
    }
    const { shell, session, events } = member(testSession(), {
      'session.renew': failing,
      'wallets.merchant': failing,
      'games.favourites.ids': failing,
    })
    await startMember(shell, session, later())
    expect(events.session.getState().session).toEqual(session)
  })
})
