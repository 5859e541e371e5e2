import { CallFailure } from '../../../kernel/call-failure'

/** Countries whose numbers codes are sent to, by ISO 3166 code; the first is where forms start. */
export const countries = [
  { country: 'PH', countryDialingCode: '63' },
  { country: 'SG', countryDialingCode: '65' },
  { country: 'MY', countryDialingCode: '60' },
  { country: 'HK', countryDialingCode: '852' },
  { country: 'TW', countryDialingCode: '886' },
  { country: 'JP', countryDialingCode: '81' },
  { country: 'KR', countryDialingCode: '82' },
  { country: 'TH', countryDialingCode: '66' },
  { country: 'VN', countryDialingCode: '84' },
  { country: 'ID', countryDialingCode: '62' },
  { country: 'AE', countryDialingCode: '971' },
] as const

/** The country that forms start with. */
export const homeCountry = countries[0]

/**
 * The dialling code that a call names, else that of the home country. Other countries are refused: sending to dear
 * numbers abroad is what swindlers use such forms for. @throws CallFailure `request.invalid`.
 */
export function diallingCodeOf(given: string | undefined): string {
  if (given === undefined) return homeCountry.countryDialingCode
  if (countries.some(({ countryDialingCode }) => countryDialingCode === given)) return given
  throw new CallFailure('request.invalid', { fields: ['countryDialingCode'] })
}
