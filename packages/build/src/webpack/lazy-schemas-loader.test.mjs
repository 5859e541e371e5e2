import { createRequire } from 'node:module'
import { lazily } from './lazily.mjs'

const loader = createRequire(import.meta.url)('./lazy-schemas-loader.cjs')
const head = /^import \{ lazily \} from ".*lazily\.mjs";\n/
const load = (source) => loader(source).replace(head, '')

describe('schemas that are made when they are first used', () => {
  // PERF-8
  it.each([
    [
      'a schema',
      'export const a = z.object({});',
      'export const a = /*#__PURE__*/ lazily(() => z.object({}));',
    ],
    [
      'a schema that follows from another call',
      'const a = z.string().check(z.int());',
      'const a = /*#__PURE__*/ lazily(() => z.string().check(z.int()));',
    ],
    ['a call', 'const c = defineCall({});', 'const c = /*#__PURE__*/ lazily(() => defineCall({}));'],
    [
      'the values of a table',
      'const t = { a: z.string(), n: 1 };',
      'const t = { a: /*#__PURE__*/ lazily(() => z.string()), n: 1 };',
    ],
  ])('the build wraps %s', (_what, source, expected) => {
    expect(load(source)).toBe(expected)
  })

  it.each([
    ['functions', 'const f = () => z.object({});'],
    ['other calls', 'const a = Object.keys(z);'],
    ['what is inside of a function', 'function f() { const a = z.string(); return a; }'],
  ])('the build leaves %s as they are', (_what, source) => {
    expect(loader(source)).toBe(source)
  })
})

describe('an object that is made when it is first used', () => {
  // PERF-8
  it('an object is made once, at its first use', () => {
    const make = jest.fn(() => ({ a: 1 }))
    const object = lazily(make)
    expect(make).not.toHaveBeenCalled()
    expect([object.a, 'a' in object, Object.keys(object), { ...object }]).toEqual([1, true, ['a'], { a: 1 }])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('a lazy object keeps the fixed properties and the class of the object that it stands for', () => {
    class Schema {
      constructor() {
        Object.defineProperty(this, 'fixed', { value: 1, enumerable: true })
      }
    }
    const object = lazily(() => new Schema())
    expect(object).toBeInstanceOf(Schema)
    expect({ ...object }).toEqual({ fixed: 1 })
  })
})
