/** @jest-environment node */
import errorsAr from './catalogues/errors.ar.json'
import errorsEn from './catalogues/errors.en.json'
import errorsFil from './catalogues/errors.fil.json'
import uiAr from './catalogues/ui.ar.json'
import uiEn from './catalogues/ui.en.json'
import uiFil from './catalogues/ui.fil.json'
import { findMissingKeys } from './missing-keys'

describe('the catalogues of this package', () => {
  // LANG-4
  it('the catalogue ui has every text in Filipino and Arabic', () => {
    expect(findMissingKeys('ui', { en: uiEn, fil: uiFil, ar: uiAr })).toEqual([])
  })

  // LANG-4
  it('the catalogue errors has every text in Filipino and Arabic', () => {
    expect(findMissingKeys('errors', { en: errorsEn, fil: errorsFil, ar: errorsAr })).toEqual([])
  })
})
