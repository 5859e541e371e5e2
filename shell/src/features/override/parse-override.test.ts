/** @jest-environment node */
import { overrideParameter } from '@plaza/contract/federation'
import { parameter, parseOverride } from './parse-override'

it('the override parameter has the name that the edge knows', () => expect(parameter).toBe(overrideParameter))

describe('what stands after mfe-override=', () => {
  it.each([
    ['http://localhost:8190/', 'http://localhost:8190/'],
    ['http://localhost:8190', 'http://localhost:8190/'],
    ['http://127.0.0.1:8190/dist', 'http://127.0.0.1:8190/dist/'],
    ['http://localhost:8190/dist/release.json?x=1#y', 'http://localhost:8190/dist/'],
    ['http://localhost', 'http://localhost/'],
    // A content security policy cannot name it.
    ['http://[::1]:8190/', 'http://localhost:8190/'],
  ])('reads an override of mf-cashier from %s', (address, base) => {
    expect(parseOverride(`mf-cashier@${address}`)).toEqual({ kind: 'override', remote: 'mf-cashier', base })
  })

  it('reads a reset of one remote, or of all', () => {
    expect(parseOverride('mf-cashier@reset')).toEqual({ kind: 'reset', remote: 'mf-cashier' })
    expect(parseOverride('reset')).toEqual({ kind: 'reset', remote: undefined })
  })

  it.each([
    'http://evil.example/',
    'http://localhost.evil.example/',
    'http://localhost:8190@evil.example/',
    'http://user:secret@localhost:8190/',
    'https://localhost:8190/',
    'http://192.168.1.4:8190/',
    'http://lite.localhost:8190/',
    'http://0.0.0.0:8190/',
    'ws://localhost:8190/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:application/json,{}',
  ])('refuses an override from %s, which is not this computer', (address) => {
    expect(parseOverride(`mf-cashier@${address}`)).toMatchObject({ kind: 'refused', problem: 'not-loopback' })
  })

  it.each([
    '',
    'mf-cashier',
    'mf-cashier@',
    '@http://localhost:1/',
    'shell@http://localhost:1/',
    'mf-cashier@nowhere',
    '__proto__@http://localhost:1/',
    'MF-X@reset',
  ])('refuses the override %j, which names no build', (text) =>
    expect(parseOverride(text)).toEqual({ kind: 'refused', text, problem: 'malformed' }),
  )
})
