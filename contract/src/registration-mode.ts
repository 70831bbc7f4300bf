/** What the registration form asks for, derived from three settings. The server asks the same. */
type Settings = {
  registerType: 'phone' | 'phoneNoOtp' | 'other'
  otpStatus: boolean
  mode: 'green' | 'normal'
}

export type RegistrationMode = {
  /** A phone number instead of a username. */
  usesPhone: boolean
  /** A one-time code proves the number. */
  needsOtp: boolean
}

/**
 * A code is asked for when codes are on and the site registers by phone or is green; never for
 * phone-without-OTP. A code needs a number, so a green site that asks for one registers by phone.
 */
export function registrationMode({ registerType, otpStatus, mode }: Settings): RegistrationMode {
  const needsOtp =
    otpStatus && registerType !== 'phoneNoOtp' && (registerType === 'phone' || mode === 'green')
  return { usesPhone: registerType !== 'other' || needsOtp, needsOtp }
}
