const long = (length) => 'x'.repeat(length)
const deep = (depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** Hostile values for any field: other types, extremes of ranges, other alphabets, deep, long, and injections. */
const nastyValues = [
  null,
  true,
  [],
  {},
  -1,
  0,
  0.1,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  2 ** 53,
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  '99999999999999999999999999',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  'ﷺ'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(40),
  'Ḽo͂r̃ẽm̃',
  "' or 1=1 --",
  '"; drop table members; --',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '${7*7}{{7*7}}',
  'line\r\nset-cookie: a=b',
  long(5_000),
  long(60_000),
  deep(50),
  deep(2_000),
  { $gt: '' },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
]

/** Raw characters in an address, beside those that can be written as a value. */
const nastyTexts = [
  '%00',
  '%E0%A4',
  '%ff',
  '%2e%2e%2f',
  '%0d%0aset-cookie:a=b',
  '%F0%9F%92%A9',
  '%',
  '+',
  '[]',
]

const asText = (value) => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return encodeURIComponent(text.toWellFormed().slice(0, 3_000))
}

/** The schema behind a reference within the document. */
function resolve(document, schema = {}) {
  if (!schema.$ref) return schema
  const steps = schema.$ref.slice(2).split('/')
  return steps.reduce((found, step) => found?.[step], document) ?? {}
}

/** A whole number within a schema's bounds, often one of the bounds. */
function numberOf({ minimum = 0, maximum = 1_000 }, random) {
  const lowest = Math.max(minimum, -1e6)
  const highest = Math.min(maximum, 1e6)
  return random.pick([lowest, highest, lowest + random.below(Math.max(1, highest - lowest))])
}

function textOf({ format, minLength = 0, maxLength = 40 }, random) {
  if (format === 'uuid') return '00000000-0000-4000-8000-00000000000' + random.below(10)
  // No account of the demo and no password of theirs: who fuzzes has to sign in as them still.
  const words = ['1', 'RNG', 'PHP', 'nobody01', 'Fuzz12345', 'nobody01@perla.example', '250.00', '2026-01-01']
  const word = random.pick(words)
  return word.padEnd(minLength, '0').slice(0, Math.max(maxLength, 1))
}

/** Generates values for the schemas of an OpenAPI document: most valid, some hostile. */
export function valueMaker(document) {
  const make = (given, random, depth = 0) => {
    const schema = resolve(document, given)
    if (depth > 6 || random.below(12) === 0) return random.pick(nastyValues)
    const choices = schema.enum ?? schema.anyOf ?? schema.oneOf
    if (schema.const !== undefined) return schema.const
    if (choices) return schema.enum ? random.pick(choices) : make(random.pick(choices), random, depth + 1)
    const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
    if (type === 'object' || schema.properties) return objectOf(schema, random, depth)
    if (type === 'array')
      return Array.from({ length: random.pick([0, 1, 2, 300]) }, () => make(schema.items, random, depth + 1))
    if (type === 'integer') return numberOf(schema, random)
    if (type === 'number') return numberOf(schema, random) / random.pick([1, 3, 100])
    if (type === 'boolean') return random.below(2) === 0
    if (type === 'string') return textOf(schema, random)
    return random.pick(nastyValues)
  }
  const objectOf = (schema, random, depth) => {
    const fields = Object.entries(schema.properties ?? {}).filter(() => random.below(12) > 0)
    const made = Object.fromEntries(fields.map(([name, field]) => [name, make(field, random, depth + 1)]))
    return random.below(10) === 0 ? { ...made, unknown: random.pick(nastyValues) } : made
  }
  return {
    value: make,
    /** A value as a part of an address, percent-encoded, or something that is not encoded rightly. */
    text: (schema, random) =>
      random.below(10) === 0 ? random.pick(nastyTexts) : asText(make(schema, random, 5)),
  }
}
