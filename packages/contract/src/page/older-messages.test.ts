import { toOlderMessage } from './older-messages'
import { pushOf } from './stream'

// RELEASE-10
it.each([
  [
    pushOf('notice:unread', { mail: 1, notices: 2 }, { account: 'maria' }),
    { kind: 'unread', unread: { mail: 1, notices: 2 }, account: 'maria' },
  ],
  [pushOf('registry:revised', { revision: 4 }), { kind: 'registry', revision: 4 }],
  [
    pushOf('session:ended', { reason: 'expired', session: 's1' }),
    { kind: 'session-ended', reason: 'expired', session: 's1' },
  ],
  [{ event: 'draw:opened', payload: {} }, undefined],
  [{ event: 'constructor', payload: {} }, undefined],
])('a page of an older shell still receives %j in the form it knows', (push, older) => {
  expect(toOlderMessage(push)).toEqual(older)
})
