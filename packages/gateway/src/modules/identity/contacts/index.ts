// Mobile numbers and the countries that they are of
export { mobileNumberOf, parseMobileNumber, type MobileNumber } from './mobile-number'
export { countries, diallingCodeOf, homeCountry } from './countries'
export { maskedContact } from './masked-contact'
