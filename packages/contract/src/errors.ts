/**
 * The catalogue of error codes (spec §8). Each has the HTTP status it travels with; its text in every
 * language is `errors.<code>` in the i18n catalogue, so the server sends codes, never prose.
 */
export const errorStatus = {
  'request.invalid': 400,
  'request.too.large': 413,
  'request.origin': 403,
  'request.rate.limited': 429,
  'request.not.found': 404,
  'request.media.type': 415,
  'body.decrypt': 400,
  'body.replayed': 409,
  'body.stale': 400,
  'session.required': 401,
  'session.expired': 401,
  'session.token.mismatch': 401,
  'login.failed': 401,
  'login.locked': 429,
  'captcha.required': 401,
  'captcha.wrong': 400,
  'captcha.expired': 400,
  'sms.code.wrong': 400,
  'sms.code.expired': 400,
  'sms.code.locked': 429,
  'sms.too.soon': 429,
  'sms.not.sent': 503,
  'password.old.wrong': 400,
  'password.weak': 400,
  'password.mismatch': 400,
  'password.link.invalid': 400,
  'password.change.required': 403,
  'register.field': 400,
  'register.closed': 403,
  'username.taken': 409,
  'mobile.taken': 409,
  'email.taken': 409,
  'recommender.unknown': 400,
  'affiliate.invalid': 400,
  'age.refused': 403,
  'declaration.required': 400,
  'social.failed': 401,
  'social.unavailable': 503,
  'trial.refused': 403,
  'member.blocked': 403,
  'member.type.forbidden': 403,
  'trial.rejected': 403,
  'agent.only': 403,
  'merchant.unknown': 404,
  'merchant.maintenance': 503,
  'merchant.region': 451,
  'merchant.blocked.address': 403,
  'feature.off': 403,
  'modify.new.old.same': 400,
  'wallet.insufficient': 409,
  'idempotency.missing': 400,
  'idempotency.conflict': 409,
  'deposit.method.unknown': 404,
  'deposit.amount.range': 400,
  'deposit.open.order': 409,
  'deposit.not.found': 404,
  'deposit.state': 409,
  'withdraw.amount.range': 400,
  'withdraw.not.found': 404,
  'game.not.found': 404,
  'service.unavailable': 503,
  unknown: 500,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Codes that only a browser can see; they have texts like the others. */
export const clientErrorCodes = [
  'network.offline',
  'network.timeout',
  'answer.invalid',
  'context.insecure',
] as const
export type ClientErrorCode = (typeof clientErrorCodes)[number]

/** Whether a string is a code of the catalogue. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)
