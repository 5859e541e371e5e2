import { testSettings } from '../../../testing/fixtures'
import { ageAsked } from './age'

describe('what a profile asks', () => {
  it.each([
    ['PAGCOR', 21, false],
    ['UKGC', 18, true],
    ['MGA', 18, true],
    ['NONE', 18, false],
  ] as const)(
    'a registration under %s asks for an age of %i years, birth date %s',
    (jurisdiction, minimumAge, needsBirthDate) => {
      expect(ageAsked(testSettings({ jurisdiction, minimumAge }))).toEqual({
        minimum: minimumAge,
        needsDeclaration: true,
        needsBirthDate,
      })
    },
  )
})
