import { clientErrorCodes, errorStatus } from '@plaza/contract'
import errorsEn from './catalogues/errors.en.json'
import errorsFil from './catalogues/errors.fil.json'
import uiEn from './catalogues/ui.en.json'
import uiFil from './catalogues/ui.fil.json'
import { findMissingKeys } from './missing-keys'

describe('the catalogues of this package', () => {
  it('have every text of ui in Filipino', () => {
    expect(findMissingKeys('ui', { en: uiEn, fil: uiFil })).toEqual([])
  })

  it('have every text of errors in Filipino', () => {
    expect(findMissingKeys('errors', { en: errorsEn, fil: errorsFil })).toEqual([])
  })

  it('have a text for every error code of the contract, and none for anything else', () => {
    expect(Object.keys(errorsEn).sort()).toEqual([...Object.keys(errorStatus), ...clientErrorCodes].sort())
  })
})
