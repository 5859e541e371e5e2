/** @jest-environment node */
import { ApiError } from '../api/api-error'
import { errorWords } from './error-words'

const wordsOf = (code: string, message: string, status: number) =>
  errorWords(new ApiError(code, message, status), (key: string) => key)

it('distinguishes a refusal by a rule, a store that cannot be written and a fault of the site', () => {
  expect(wordsOf('release.below.floor', 'Below the floor.', 422)).toEqual({
    title: 'error.refused',
    sentence: 'Below the floor.',
  })
  expect(wordsOf('store.full', 'The disk is full.', 503).title).toBe('error.store')
  expect(wordsOf('store.unsure', 'It may be written.', 503).title).toBe('error.fault')
  expect(wordsOf('service.internal', 'Look at the log.', 500).title).toBe('error.fault')
})

it('omits a message that only repeats the code', () => {
  expect(wordsOf('release.odd', 'release.odd', 422).sentence).toBeUndefined()
})
