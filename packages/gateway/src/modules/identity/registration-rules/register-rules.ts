import type { FieldRule, RuleName } from '@plaza/contract/identity'

const required = { isEnabled: true, isRequired: true } as const
const offered = { isEnabled: true, isRequired: false } as const
/** Not in the form until the merchant switches it on. */
const off = { isEnabled: false, isRequired: false } as const

const mobileNum = {
  minLength: 10,
  maxLength: 10,
  pattern: '[1-9]\\d{9}',
  message: {
    en: 'Enter the 10 digits of your number without the leading zero',
    fil: 'Ilagay ang 10 numero ng iyong mobile nang walang zero sa unahan',
    ar: 'أدخل أرقام هاتفك العشرة دون الصفر في البداية',
  },
}

/**
 * The default checks of fields (REG-2). Passwords have no pattern: their length and the list of guessable ones decide
 * (CHANGE-5).
 */
export const defaultRules: Record<RuleName, FieldRule> = {
  username: {
    ...required,
    minLength: 4,
    maxLength: 16,
    pattern: '[A-Za-z][A-Za-z0-9]*',
    message: {
      en: 'Letters and digits only, beginning with a letter',
      fil: 'Mga letra at numero lamang, at letra ang simula',
      ar: 'أحرف لاتينية وأرقام فقط، والبداية بحرف',
    },
  },
  password: { ...required, minLength: 8, maxLength: 64 },
  mobileNum: { ...offered, ...mobileNum },
  verificationCode: { ...required, minLength: 4, maxLength: 10, pattern: '\\d+' },
  paymentPassword: {
    ...off,
    minLength: 6,
    maxLength: 6,
    pattern: '\\d{6}',
    message: { en: 'Enter 6 digits', fil: 'Maglagay ng 6 na numero', ar: 'أدخل 6 أرقام' },
  },
  nickname: { ...off, minLength: 2, maxLength: 20, pattern: "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._'-]*" },
  payeeName: { ...off, minLength: 2, maxLength: 64, pattern: "\\p{L}[\\p{L}\\p{M} .,'-]*" },
  email: {
    ...offered,
    maxLength: 254,
    pattern: "[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}",
  },
  idNumber: { ...off, minLength: 4, maxLength: 32, pattern: '[A-Za-z0-9-]+' },
  qqNum: { ...off, minLength: 5, maxLength: 12, pattern: '[1-9]\\d+' },
  facebook: { ...off, minLength: 5, maxLength: 50, pattern: '[A-Za-z0-9.]+' },
  wechat: { ...off, minLength: 6, maxLength: 20, pattern: '[A-Za-z][A-Za-z0-9_-]+' },
  line: { ...off, minLength: 4, maxLength: 20, pattern: '[A-Za-z0-9._-]+' },
  whatsapp: { ...off, minLength: 7, maxLength: 16, pattern: '\\+?\\d+' },
  zalo: { ...off, minLength: 9, maxLength: 15, pattern: '\\d+' },
  recommenderId: { ...offered, minLength: 4, maxLength: 16, pattern: '[A-Za-z0-9]+' },
  affiliateCode: { ...offered, minLength: 4, maxLength: 16, pattern: '[A-Za-z0-9]+' },
  // Sign-in names may be older than today's rules: only names that no account ever had are refused.
  loginUsername: { ...required, minLength: 4, maxLength: 32, pattern: '[A-Za-z0-9]+' },
  loginPassword: { ...required, minLength: 6, maxLength: 64 },
  loginMobileNum: { ...required, ...mobileNum },
}
