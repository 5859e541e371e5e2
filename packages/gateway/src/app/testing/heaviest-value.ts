import type { AnyCall } from '@plaza/contract/kernel'

/** What is read of a schema of zod: it has no other description of itself. */
interface Shape {
  type: string
  shape?: Record<string, Described>
  element?: Described
  innerType?: Described
  valueType?: Described
  in?: Described
  options?: readonly Described[]
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  checks?: readonly { _zod: { def: Check } }[]
}
interface Described {
  _zod: { def: Shape }
}
interface Check {
  check: string
  maximum?: number
  length?: number
  value?: number
  pattern?: RegExp
}

/** Characters of a text, and items of a list, that the schema does not bound: the body's own bound is 64 KiB. */
const unbounded = { characters: 6_000, items: 500 }

/** Texts that fit the patterns of the contract, besides a row of one character. */
const samples = [
  '2026-11-01',
  '20261101-0001',
  '00000000-0000-4000-8000-000000000000',
  '/m/home',
  'five60',
  'PHP',
  'a@b.example',
  '12345678901234567890123456789012',
  'FB2345678923456',
]

const checksOf = ({ checks = [] }: Shape): Check[] => checks.map((check) => check._zod.def)
const mostOf = (def: Shape, otherwise: number): number =>
  checksOf(def).find(({ check }) => check === 'max_length')?.maximum ??
  checksOf(def).find(({ check }) => check === 'length_equals')?.length ??
  otherwise

function heaviestText(def: Shape, where: string): string {
  const most = mostOf(def, unbounded.characters)
  const patterns = checksOf(def).flatMap(({ pattern }) => (pattern ? [pattern] : []))
  const rows = [most, 64, 32, 16, 8, 6, 4, 3, 2, 1]
    .filter((length) => length <= most)
    .flatMap((length) => ['x', '1', 'A'].map((one) => one.repeat(length)))
  const fitting = [...rows, ...samples].find((text) => patterns.every((pattern) => pattern.test(text)))
  if (fitting === undefined) throw new Error(`${where}: no text fits ${patterns.join(' ')}`)
  return fitting
}

function heaviestOfKind(def: Shape, where: string): unknown {
  const inner = def.innerType ?? def.in
  switch (def.type) {
    case 'string':
      return heaviestText(def, where)
    case 'number':
      return checksOf(def).find(({ check }) => check === 'less_than')?.value ?? 1_000_000
    case 'boolean':
      return true
    case 'enum':
      return Object.values(def.entries ?? {}).at(-1)
    case 'literal':
      return def.values?.at(-1)
    case 'array':
      return Array.from({ length: mostOf(def, unbounded.items) }, () => valueOf(def.element, where))
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([name, one]) => [name, valueOf(one, `${where}.${name}`)]),
      )
    case 'record':
      return Object.fromEntries(
        Array.from({ length: unbounded.items }, (_, at) => [
          `key${String(at)}`,
          valueOf(def.valueType, where),
        ]),
      )
    case 'union':
      return (def.options ?? [])
        .map((one) => valueOf(one, where))
        .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0]
    default:
      if (!inner) throw new Error(`${where}: nothing is known of the heaviest ${def.type}`)
      return valueOf(inner, where)
  }
}

function valueOf(schema: Described | undefined, where: string): unknown {
  if (!schema) throw new Error(`${where}: no schema`)
  return heaviestOfKind(schema._zod.def, where)
}

/**
 * The largest value that a part of a call admits. @throws Error where none can be made of the schema: the call needs one of its
 * own then
 */
export function heaviestValue(call: AnyCall, part: 'body' | 'query' | 'params'): unknown {
  const schema = call[part]
  if (!schema) return undefined
  const where = `${call.id} ${part}`
  const value = valueOf(schema as unknown as Described, where)
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Error(`${where}: ${parsed.error.message}`)
  return value
}
