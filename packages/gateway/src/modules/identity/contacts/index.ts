// Whose name, e-mail or mobile number it is
export { findByAccount, findByContact, findByEmail, findByMobile, type FoundMember } from './find-member'
// Mobile numbers and the countries that they are of
export { mobileNumberOf, parseMobileNumber, type MobileNumber } from './mobile-number'
export { countries, diallingCodeOf, homeCountry } from './countries'
