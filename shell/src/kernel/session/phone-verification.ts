/** A mobile number in the form that the calls use. */
export interface MobileNumber {
  mobileNum: string
  countryDialingCode?: string
}

/** A provider that proves mobile numbers by itself (SMS-2). */
export interface PhoneVerification {
  /** Sends a code to the number. Rejects when that fails. */
  send(mobile: MobileNumber): Promise<void>
  /** The provider's id token for the entered code; undefined when it gives none. */
  confirm(code: string): Promise<string | undefined>
}

/** The countdown of codes that the provider sends, minutes (SMS-1). */
export const phoneVerificationMinutes = 1

/** The id token; without one, login and registration stop silently, and the failure is reported (SMS-2). */
export async function confirmPhone(provider: PhoneVerification, code: string): Promise<string | undefined> {
  try {
    return await provider.confirm(code)
  } catch (error) {
    reportError(error)
    return undefined
  }
}
