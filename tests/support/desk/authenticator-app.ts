import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/** What an app shows that was given this key to type: its six digits now, or so many steps of 30 seconds from now. */
export async function appCode(key: string, steps = 0): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')))
  return createOTP(secret, { digits: 6, period: 30 }).hotp(Math.floor(Date.now() / 30_000) + steps)
}
