import * as fc from 'fast-check'
import { fixedOffset } from './fixed-zones'
import { zoneName } from './zone-name'

const zones = ['UTC', 'Asia/Bangkok', 'Asia/Ho_Chi_Minh', 'Asia/Jakarta', 'Asia/Manila', 'Asia/Singapore']
const [from, until] = [Date.UTC(2000, 0), Date.UTC(2100, 0)]

// PERF-8
it('zones with a fixed offset have the offset and the name that Intl gives them, from 2000 to 2100', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: from, max: until - 1 }), (timeZone, ms) => {
      const nameAs = (timeZoneName: 'longOffset' | 'shortOffset') =>
        new Intl.DateTimeFormat('en', { timeZone, timeZoneName })
          .formatToParts(ms)
          .find(({ type }) => type === 'timeZoneName')?.value
      const hours = /\+(\d\d):00/.exec(nameAs('longOffset') ?? '')?.[1] ?? '0'
      expect(fixedOffset(timeZone, ms)).toBe(Number(hours) * 3_600_000)
      expect(zoneName(timeZone, ms)).toBe(nameAs('shortOffset'))
    }),
  )
})

it('the offset of another zone, or of a time before 2000 or after 2099, is left to Intl', () => {
  expect(fixedOffset('Europe/Paris', from)).toBeUndefined()
  expect(fixedOffset('toString', from)).toBeUndefined()
  expect(fixedOffset('Asia/Manila', from - 1)).toBeUndefined()
  expect(fixedOffset('Asia/Manila', until)).toBeUndefined()
})
