import { isCrossSite } from './cross-site'

const host = 'play.example:8080'

// SEC-3
it.each([
  ['a request of no browser', {}, false],
  [
    'a request of the own page',
    { 'sec-fetch-site': 'same-origin', origin: 'http://play.example:8080' },
    false,
  ],
  ['a request of another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a request of a neighbouring host', { 'sec-fetch-site': 'same-site' }, true],
  ['an address that was typed in', { 'sec-fetch-site': 'none' }, true],
  ['another origin of a browser without sec-fetch-site', { origin: 'http://evil.example' }, true],
  ['another port', { origin: 'http://play.example:9090' }, true],
  ['a page without an origin', { origin: 'null' }, true],
])('cross-site detection judges %s: case %#', (_what, headers, expected) => {
  expect(isCrossSite(headers, host)).toBe(expected)
})
