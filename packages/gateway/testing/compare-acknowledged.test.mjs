import { createServer } from 'node:http'
import { compareAcknowledged } from './compare-acknowledged.mjs'
import { call } from './http-client.mjs'
import { repeatIntents } from './repeat-intents.mjs'

/**
 * A server that returns the answers `[status, body]` of each path in turn, the last one repeatedly; a status of 0
 * breaks the connection.
 */
async function serve(answers) {
  const server = createServer((request, response) => {
    const list = answers[request.url] ?? [[404, { code: 'order.not.found' }]]
    const [status, body] = list.length > 1 ? list.shift() : list[0]
    if (status === 0) return request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${server.address().port}`
  return {
    get: (path) => call(origin, path),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const patience = { patienceMs: 10_000, pauseMs: 5 }
const impatience = { patienceMs: 300, pauseMs: 5 }
const busy = [429, { code: 'service.busy' }]
const away = [503, { code: 'service.unavailable' }]
const withdrawn = (version) => [200, { value: { withdrawal: { id: 'w' }, balance: { version } } }]
const deposited = (state) => [200, { value: { deposit: { id: 'd', state } } }]

let server
afterEach(() => server.close())

describe('the comparison of the kill test', () => {
  const compare = async (answers, known, within = patience) => {
    server = await serve(answers)
    return compareAcknowledged(
      server.get,
      {
        withdrawals: new Map(known.version === undefined ? [] : [['w', known.version]]),
        deposits: new Map(known.state === undefined ? [] : [['d', known.state]]),
      },
      within,
    )
  }

  it.each([
    ['too busy to say', busy],
    ['without its database for a moment', away],
    ['cut off', [0, {}]],
  ])(
    'the comparison does not report an acknowledged order as lost when the gateway was %s',
    async (_why, first) => {
      const answers = {
        '/wps/withdraw/w': [first, first, withdrawn(3)],
        '/wps/deposit/d': [first, deposited('cancelled')],
      }
      expect(await compare(answers, { version: 3, state: 'cancelled' })).toEqual([])
    },
  )

  it('the comparison finds an order that is missing', async () => {
    expect(await compare({}, { version: 1, state: 'cancelled' })).toEqual([
      expect.stringMatching(/^withdrawal w is lost: 404/),
      expect.stringMatching(/^deposit d is lost: 404/),
    ])
  })

  it('the comparison finds a balance that went back, and a cancelled order that is open again', async () => {
    const answers = { '/wps/withdraw/w': [withdrawn(2)], '/wps/deposit/d': [deposited('awaiting-payment')] }
    expect(await compare(answers, { version: 3, state: 'cancelled' })).toEqual([
      'withdrawal w: an older balance',
      'deposit d is awaiting-payment after it was cancelled',
    ])
  })

  it('the comparison reports an order whose reading was never answered as unreadable', async () => {
    expect(await compare({ '/wps/withdraw/w': [busy] }, { version: 1 }, impatience)).toEqual([
      expect.stringMatching(/^withdrawal w could not be read: 429/),
    ])
  })
})

describe('intents without an answer', () => {
  const repeat = async (answers, within = patience) => {
    server = await serve({ '/wps/withdraw': answers })
    const known = {
      open: [{ key: 'k', path: '/wps/withdraw' }],
      withdrawals: new Map(),
      deposits: new Map(),
    }
    const wrong = await repeatIntents(({ path }) => server.get(path), known, within)
    return { wrong, known }
  }

  it('intents without an answer are repeated until the gateway decides, so that no balance is compared without their orders', async () => {
    const { wrong, known } = await repeat([away, busy, withdrawn(1)])
    expect(wrong).toEqual([])
    expect([...known.withdrawals.keys()]).toEqual(['w'])
    expect(known.open).toEqual([])
  })

  it('two orders of one intent are found', async () => {
    const other = [200, { value: { withdrawal: { id: 'other' } } }]
    const { wrong } = await repeat([withdrawn(1), other])
    expect(wrong).toEqual(['an intent repeated was done twice: /wps/withdraw'])
  })

  it('an intent that the gateway never decides is found', async () => {
    const { wrong } = await repeat([away], impatience)
    expect(wrong).toEqual([expect.stringMatching(/^an intent repeated got no answer/)])
  })
})
