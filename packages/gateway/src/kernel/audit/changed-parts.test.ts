import { changedParts } from './changed-parts'

// OPS-3
it.each([
  ['nothing', { a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, {}, {}],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }, { b: 3 }],
  [
    'a part inside another',
    { a: { b: { c: 1, d: 2 } } },
    { a: { b: { c: 1, d: 5 } } },
    { 'a.b.d': 2 },
    { 'a.b.d': 5 },
  ],
  ['a list', { a: [1] }, { a: [1, 2] }, { a: [1] }, { a: [1, 2] }],
  ['a part that is new', {}, { a: { b: null } }, {}, { 'a.b': null }],
  ['a part that has gone', { a: 1 }, { a: undefined }, { a: 1 }, {}],
])('the difference between two states contains %s', (_what, one, other, before, after) => {
  expect(changedParts(one, other)).toEqual({ before, after })
})
