import { seal } from '@plaza/gateway/http-client'
import { randomUUID } from 'node:crypto'
import { seededRandom } from '../bench/random.mjs'
import { valueMaker } from './fuzz-values.mjs'

const methods = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head']
const mediaTypes = ['application/json', 'application/jose', 'application/x-www-form-urlencoded']
const otherMediaTypes = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'not a media type',
  '',
]
const sealedMediaType = 'application/jose'

/** Headers that a call has no need of, each a maker of one. */
const strangeHeaders = [
  () => ({ 'x-request-id': 'x'.repeat(5_000) }),
  () => ({ 'x-request-id': "' or 1=1 --" }),
  () => ({ 'accept-language': 'xx-\u00e9, *;q=0.00001,'.repeat(100) }),
  () => ({ accept: '*/*;q=NaN' }),
  () => ({ authorization: 'Bearer null' }),
  () => ({ cookie: 'plaza_session=\u00e9; a=b; =; ;;;' }),
  () => ({ cookie: `__proto__=1; ${'a=b; '.repeat(500)}` }),
  () => ({ origin: 'https://evil.example' }),
  () => ({ origin: 'null', 'sec-fetch-site': 'cross-site' }),
  () => ({ 'x-forwarded-for': '::ffff:1.2.3.4, unknown, ,' }),
  () => ({ 'x-forwarded-host': 'evil.example' }),
  () => ({ 'accept-encoding': 'br;q=1e9, *;q=0' }),
  () => ({ 'content-encoding': 'gzip' }),
  () => ({ 'if-none-match': '"\u00ff"', range: 'bytes=9-1' }),
  () => ({ 'idempotency-key': '' }),
  () => ({ 'idempotency-key': 'x'.repeat(3_000) }),
  () => ({ 'idempotency-key': '\u00e9' }),
  () => ({ expect: 'nothing' }),
  () => ({ expect: '100-continue' }),
  () => ({ 'keep-alive': 'timeout=1e9' }),
  () => ({ te: 'trailers', upgrade: 'websocket', connection: 'upgrade, x-request-id' }),
  () => ({ encryption: 'none' }),
  () => ({ 'x-test-clock': 'tomorrow' }),
]

/** Invalid bodies for any call. */
const brokenBodies = [
  '',
  '{"a":',
  '[[[['.repeat(5_000),
  '\u0000',
  '{"a":1}{"b":2}',
  `"${'x'.repeat(200_000)}"`,
  'a=1&a=2',
]

/** The operations of an OpenAPI document: id, method, path, parameters and what its body is. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const { operationId, parameters = [], requestBody } = item[method]
        const [[mediaType, { schema }] = []] = [
          Object.entries(requestBody?.content ?? {})[0] ?? [undefined, {}],
        ]
        return { id: operationId ?? `${method} ${path}`, method, path, parameters, mediaType, schema }
      }),
  )
}

function addressOf({ path, parameters }, values, random) {
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_all, name) => {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema
    return values.text(schema, random)
  })
  const query = parameters.filter((parameter) => parameter.in === 'query' && random.below(6) > 0)
  const parts = query.flatMap(({ name, schema }) => {
    const copies = random.below(12) === 0 ? 2 : 1
    const key = random.below(30) === 0 ? `${name}[a]` : name
    return Array.from({ length: copies }, () => `${key}=${values.text(schema, random)}`)
  })
  if (random.below(8) === 0)
    parts.push(`${random.pick(['token', 'unknown', '__proto__', ''])}=${values.text({}, random)}`)
  return parts.length > 0 ? `${inPath}?${parts.join('&')}` : inPath
}

async function bodyOf({ mediaType, schema }, values, random, origin) {
  const type = random.below(8) > 0 ? mediaType : random.pick([...mediaTypes, ...otherMediaTypes])
  const headers = type === undefined ? {} : { 'content-type': type }
  if (random.below(10) === 0) return { body: random.pick(brokenBodies), headers }
  const value = values.value(schema, random)
  if (mediaType === sealedMediaType && random.below(8) > 0) return seal(origin, value)
  if (type?.includes('urlencoded') && value !== null && typeof value === 'object') {
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      String(JSON.stringify(field)).toWellFormed(),
    ])
    return { body: new URLSearchParams(fields).toString(), headers }
  }
  return { body: JSON.stringify(value), headers }
}

/**
 * Creates the calls of a run: `call(number)` returns `{ id, method, path, headers, body }`. A call depends only on the
 * seed and its number, except for the keys of its seal and of its intent.
 */
export function callMaker(document, seed, origin) {
  const operations = operationsOf(document)
  const values = valueMaker(document)
  const call = async (number) => {
    const random = seededRandom(seed * 1_000_003 + number)
    const operation = operations[number % operations.length]
    const method = random.below(25) === 0 ? random.pick(methods) : operation.method
    const path = addressOf(operation, values, random)
    const hasBody = operation.mediaType !== undefined ? random.below(20) > 0 : random.below(20) === 0
    const sent = hasBody ? await bodyOf(operation, values, random, origin) : { headers: {} }
    const address = `198.51.100.${random.below(250)}`
    const headers = { 'x-forwarded-for': address, 'idempotency-key': randomUUID(), ...sent.headers }
    if (random.below(4) === 0) Object.assign(headers, random.pick(strangeHeaders)())
    return { id: operation.id, method: method.toUpperCase(), path, headers, body: sent.body }
  }
  return { call, operations }
}
