import { request } from 'node:http'
import { signIn } from '@plaza/gateway/http-client'
import { callMaker } from '../fuzz-calls.mjs'
import { uncovered } from '@plaza/build/attack-coverage'

/** Calls of a run with `times` 1. */
const count = 20_000
const quickCount = 500
const deadlineMs = 30_000
const errorCode = /^[a-z]+(\.[a-z]+)*$/
/** A member's calls run one after the other, each member with its own session. */
const accounts = ['player01', 'vip05', 'plain01', 'agent01']
/** Members of the large line, who take the place of an account that a call has excluded from play or closed. */
const spares = 2_000
/**
 * Without these a fuzzer would soon meet nothing but limits; as behind a proxy, its calls come from many addresses, and
 * its own sign-ins from another.
 */
const env = {
  TRUST_PROXY: '127.0.0.1,::1',
  LOGIN_ADDRESS_LIMIT: '1000000',
  REGISTER_ADDRESS_LIMIT: '1000000',
  TRIAL_ADDRESS_LIMIT: '1000000',
  SMS_ADDRESS_LIMIT: '1000000',
  WORLD_TEAM: String(spares),
}

/** Signs an account in, or the first of the spares that can when a call took it out of play: its name and its cookie. */
async function signInOrReplace(origin, account, nextSpare) {
  let name = account
  for (;;) {
    const cookie = await signIn(origin, name).catch((error) => {
      if (!/member\.(?:excluded|closed)/.test(error.message)) throw error
    })
    if (cookie) return { account: name, cookie }
    name = nextSpare()
  }
}

/**
 * Makes one call and returns status, headers and text; status 0 when there is no answer in time. A stream counts as
 * answered once it starts.
 */
function send(origin, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const failed = (error) => resolve({ status: 0, headers: {}, text: error.message })
    const signal = AbortSignal.timeout(deadlineMs)
    // Node frames no body of a GET by itself.
    const sent = body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) }
    const outgoing = request(
      `${origin}${path}`,
      { method, headers: sent, agent: false, signal },
      (answer) => {
        let text = ''
        const done = () => resolve({ status: answer.statusCode, headers: answer.headers, text })
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          done()
          outgoing.destroy()
        }
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', done).on('error', failed)
      },
    )
    outgoing.on('error', failed)
    outgoing.end(body)
  })
}

const envelopeOf = ({ headers, text }) => {
  if (!headers['content-type']?.startsWith('application/json')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Invalid JSON has no envelope.
    return undefined
  }
}

/** What is wrong with an answer, if anything: no answer, a fault of the server, no request id, no envelope. */
function faultOf(method, answer) {
  const { status, headers } = answer
  if (status === 0) return `no answer: ${answer.text}`
  const envelope = envelopeOf(answer)
  const isRefusalForLoad = status === 503 && headers['retry-after'] !== undefined
  if (status >= 500 && !isRefusalForLoad) return `${status} ${envelope?.code ?? ''}`
  if (!headers['x-request-id']) return `${status} without a request id`
  if (status < 400 || method === 'HEAD') return undefined
  const isWhole =
    envelope?.success === false &&
    errorCode.test(envelope.code) &&
    envelope.requestId === headers['x-request-id']
  return isWhole ? undefined : `${status} without the envelope`
}

/** Whether an answer says that the session has ended, which a fuzzed call may have caused. */
const isSignedOut = (answer) =>
  answer.status === 401 && ['session.expired', 'session.required'].includes(envelopeOf(answer)?.code)

/** Makes the calls `first`, `first + step` … up to `count`, as a visitor or as an account. */
async function makeCalls({
  origin,
  maker,
  account: firstAccount,
  nextSpare,
  first,
  step,
  count: end,
  signal,
  counts,
  faults,
  called,
  slowest,
}) {
  let { account, cookie } = firstAccount ? await signInOrReplace(origin, firstAccount, nextSpare) : {}
  for (let number = first; number < end && !signal.aborted; number += step) {
    const call = await maker.call(number)
    if (cookie && !call.headers.cookie) call.headers.cookie = cookie
    const startedAt = performance.now()
    const answer = await send(origin, call)
    const ms = Math.round(performance.now() - startedAt)
    if (ms > slowest.ms) Object.assign(slowest, { ms, number, id: call.id })
    if (answer.status !== 0) called.add(call.id)
    const statusClass = answer.status === 0 ? 'none' : `${Math.floor(answer.status / 100)}xx`
    counts[statusClass] = (counts[statusClass] ?? 0) + 1
    const fault = faultOf(call.method, answer)
    if (fault) faults.push(`call ${number}, ${call.id}: ${call.method} ${call.path.slice(0, 200)}: ${fault}`)
    if (account && call.headers.cookie === cookie && isSignedOut(answer))
      ({ account, cookie } = await signInOrReplace(origin, account, nextSpare))
  }
}

/** Calls made from the gateway's OpenAPI document, through the edge, as visitors and as members. */
export const fuzz = {
  minutes: 30,
  isScaled: true,
  async run({ startSite, seed, isQuick, times, say, signal }) {
    const { origin } = await startSite(env)
    const document = await (await fetch(`${origin}/docs/json`)).json()
    const maker = callMaker(document, seed, origin)
    const total = isQuick ? quickCount : count * times
    say(`${total} calls of ${maker.operations.length} operations …`)
    const rows = []
    const slowest = { ms: 0, number: -1, id: '' }
    let spare = 0
    const nextSpare = () => {
      spare += 1
      if (spare > spares) throw new Error(`all ${spares} spare members are out of play`)
      return `line${String(spare).padStart(6, '0')}`
    }
    // Members repeat the visitors' calls with the other half of the seeds.
    for (const [who, names, from] of [
      ['visitor', accounts.map(() => undefined), 0],
      ['member', accounts, total / 2],
    ]) {
      const [counts, faults, called] = [{}, [], new Set()]
      const how = {
        origin,
        maker,
        step: names.length,
        count: from + total / 2,
        signal,
        counts,
        faults,
        called,
        slowest,
        nextSpare,
      }
      await Promise.all(names.map((account, index) => makeCalls({ ...how, account, first: from + index })))
      for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`)
      const missing = uncovered(maker.operations, called)
      if (missing.length > 0) say(`NOT CALLED ${missing.join(', ')}`)
      const tried = Object.values(counts).reduce((sum, each) => sum + each, 0)
      const classes = Object.entries(counts)
        .sort()
        .map(([name, each]) => `${each} ${name}`)
      rows.push({
        what: `generated calls of ${called.size} of ${maker.operations.length} operations as ${who}: ${classes.join(', ')}`,
        tried,
        refused: counts['4xx'] ?? 0,
        lost: faults.length,
        holds: missing.length === 0 && faults.length === 0,
      })
    }
    const facts = [
      `The calls are of all ${maker.operations.length} operations in the gateway’s OpenAPI document, through the edge; lost means a 5xx other than a refusal for overload, an answer without the envelope or its request id, or no answer.`,
      `The slowest generated call, number ${slowest.number} (${slowest.id}), took ${slowest.ms} ms.`,
      `${spare} members were replaced, whom a call had excluded from play or whose account it had closed.`,
    ]
    return { rows, facts }
  },
}
