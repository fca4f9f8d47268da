/** The one wording for every way signing in can fail (docs/specification.md, design S9). */
export const signInFailed = 'That did not work. Try again, or use a passkey.'
/** A passkey needs a script. */
export const failedWithoutScript = 'That did not work. Try again.'

/** By the `?error=` or `?verified=1` of the address, after a post without script or from a mailed link. */
export const signInNotices = {
  verified: { tone: 'success', title: 'Your address is confirmed.', words: 'Sign in with your password now.' },
  ended: {
    tone: 'success',
    title: 'The sign-up is ended.',
    words: 'No account was opened with your address, and nothing of the sign-up is kept.',
  },
  password: {
    tone: 'notice',
    title: 'One step is left.',
    words:
      'Sign in here with the password you chose when you signed up. That confirms your address and opens your account.',
  },
  reset: {
    tone: 'success',
    title: 'Your new password is set.',
    words: 'You were signed out everywhere. Sign in with it.',
  },
  link: {
    tone: 'notice',
    title: 'This link was used already, or is too old.',
    words: 'Sign in below. If your address is not confirmed yet, we email you a new link.',
  },
  provider: {
    tone: 'notice',
    title: 'Your agency’s sign-in did not work.',
    words: 'Try again in a moment, or sign in with your password.',
  },
  verify: {
    tone: 'notice',
    title: 'Your agency has not confirmed your email address.',
    words: 'Ask them to confirm it, or sign in with your password.',
  },
  locked: {
    tone: 'danger',
    title: 'This account is locked.',
    words: 'The alliance has written to you why. To answer, reply to that email or use the contact form.',
  },
} as const
