import { get } from 'node:http'
import { makeOrdinaryCalls } from '../../bench/ordinary-calls.mjs'
import { holdSlowSockets } from '../slow-sockets.mjs'

const sockets = 300
const streams = 600

const openings = {
  heads: 'GET /m/home HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  bodies:
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/jose\r\ncontent-length: 1000\r\n\r\n',
}

/** Every ordinary call is answered while slow sockets of one kind are held, and the server closes them. */
async function tryKind(kind, origin, { seconds, say, signal }) {
  say(`${sockets} slow ${kind} for ${seconds} s …`)
  const slow = holdSlowSockets(Number(new URL(origin).port), sockets, openings[kind])
  const calls = await makeOrdinaryCalls(origin, seconds, signal)
  const ended = slow.ended()
  slow.stop()
  return {
    rows: [
      {
        what: `ordinary calls during ${sockets} connections with slow ${kind}`,
        tried: calls.tried,
        refused: calls.refused,
        lost: calls.lost,
        holds: calls.answered === calls.tried && calls.tried > 0,
      },
      {
        what: `slow ${kind} of one address (refused: closed by the server; each is reopened)`,
        tried: sockets + ended,
        refused: ended,
        lost: 0,
        holds: ended >= sockets,
      },
    ],
    facts: [`With slow ${kind}, the slowest of ${calls.tried} calls took ${Math.round(calls.slowestMs)} ms.`],
  }
}

const openStream = (origin) =>
  new Promise((resolve) => {
    const stream = get(`${origin}/events`, { agent: false }, (answer) => {
      answer.resume()
      answer.on('error', () => undefined)
      resolve({ status: answer.statusCode, close: () => stream.destroy() })
    })
    stream.on('error', () => resolve({ status: 0, close: () => undefined }))
  })

/** One address gets a limited number of event streams, and calls are answered beside them. */
async function tryStreams(origin, { seconds, say, signal }) {
  say(`${streams} event streams …`)
  const open = await Promise.all(Array.from({ length: streams }, () => openStream(origin)))
  const calls = await makeOrdinaryCalls(origin, seconds / 2, signal)
  for (const { close } of open) close()
  const of = (...statuses) => open.filter(({ status }) => statuses.includes(status)).length
  return {
    rows: [
      {
        what: 'event streams from one address',
        tried: streams,
        refused: of(429),
        lost: streams - of(200, 429),
        holds: of(429) > 0 && of(200, 429) === streams,
      },
      {
        what: 'ordinary calls during these streams',
        tried: calls.tried,
        refused: calls.refused,
        lost: calls.lost,
        holds: calls.answered === calls.tried && calls.tried > 0,
      },
    ],
    facts: [],
  }
}

/** Slow heads, slow bodies and too many streams from one address do not take the site away from anybody. */
export const slow = {
  minutes: 6,
  async run({ startSite, isQuick, say, signal }) {
    const { origin } = await startSite()
    const how = { seconds: isQuick ? 30 : 60, say, signal }
    const found = [
      await tryKind('heads', origin, how),
      await tryKind('bodies', origin, how),
      await tryStreams(origin, how),
    ]
    return { rows: found.flatMap(({ rows }) => rows), facts: found.flatMap(({ facts }) => facts) }
  },
}
