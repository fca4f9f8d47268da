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

export const newPassword = {
  label: 'Password',
  passkeys: {
    one: {
      label: 'Remove the passkey from this account',
      help: 'It signs in without the password. Remove it if it is not yours or you lost it.',
    },
    many: {
      label: 'Remove all {count} passkeys from this account',
      help: 'They sign in without the password. Remove them if one is not yours or you lost one.',
    },
  },
  help: (least: number) => `${least} characters or more. Four random words are good.`,
}

const signUpWay = 'Set up a free profile'
const mailSent = 'Check your email'
const noAccount = 'You do not need an account.'
const neverShown = 'We never show who has an account.'

export const lightWords = 'One light is yours to keep on.'

export const sentMailWords = {
  title: mailSent,
  nothing: 'Nothing came? Check your spam folder.',
  signIn: 'Sign in',
  again: 'Send again',
  wrong: 'Wrong address? Change it',
  email: 'Email',
  change: 'Send to this address',
}

export type SentMailWords = typeof sentMailWords

export const signUpWords = {
  title: signUpWay,
  sentTitle: `${mailSent}: ${signUpWay}`,
  description: 'Set up the free profile of your recovery residences, and keep your open beds current.',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  organization: 'Organization',
  organizationHelp: 'The name your residences run under.',
  email: 'Email',
  sent: {
    before: 'We wrote ',
    again: 'again ',
    to: 'to ',
    after:
      '. Open the link within 24 hours, on this device and in this browser: it signs you in. If the address had an account already, the mail says so.',
  },
  sentElsewhere:
    'We sent you a link. Open it within 24 hours and say that the account is yours, then sign in there with the password you just chose. If the address had an account already, the mail says so.',
  lead: 'For people who run recovery residences. Looking for a bed?',
  noAccount,
  submit: { words: 'Set up my profile', pending: 'Setting up' },
  neverShown,
  signIn: 'Sign in',
}

export const confirmSignUpWords = {
  title: 'Is this your account?',
  description: 'Say whether you signed up with your address.',
  own: 'You signed up in this browser. Say yes, and you are signed in.',
  others:
    'Somebody signed up with your email address and chose a password. Say yes only if that was you: whoever chose the password can sign in afterward.',
  facts: { name: 'Name', organization: 'Organization', when: 'When', device: 'Device', address: 'Internet address' },
  network: (start: string) => `begins with ${start}`,
  yes: 'Yes, this is my account',
  no: 'This was not me',
  ends: '“This was not me” deletes the sign-up, and no account is opened.',
}

export const signInWords = {
  title: 'Sign in',
  description: 'Sign in to keep your residences and their beds current. Looking for a bed takes no account.',
  lead: 'For people who run or oversee recovery residences. Looking for a bed?',
  noAccount,
  withAgency: (agency: string) => `Sign in with ${agency}`,
  forgot: 'Forgot your password?',
  signUp: signUpWay,
  neverShown,
  back: { page: 'Back to where you were', home: 'Back to the home page' },
  form: {
    passkey: {
      words: 'Sign in with a passkey',
      pending: 'Waiting for your passkey',
      notHere: 'Passkeys do not work in this browser, or at this address. Use your password.',
      notUsed: 'No passkey was used. Try again, or use your password.',
    },
    or: 'or',
    email: 'Email',
    password: 'Password',
    submit: { words: 'Sign in', pending: 'Signing in' },
    noEmail: 'Did not get our email?',
    signUp: 'Sign up again with the same address',
    orReset: 'or',
    reset: 'reset your password',
  },
}

export type SignInFormWords = typeof signInWords.form
export type SignInBackWords = typeof signInWords.back
export type PasskeyBoxWords = typeof newPassword.passkeys

export const codeWords = {
  title: 'One more step',
  description: 'Type the code from your app.',
  lead: 'Your password was right. Open the app on your phone and type the code for Porchlight.',
  submit: { words: 'Sign in', pending: 'Signing in' },
  noPhone: 'My phone is not here',
  recovery: {
    label: 'Recovery code',
    help: 'One from the list you kept, such as abcde-fghjk. Each works once.',
  },
  noCode: 'No recovery code either? Sign in with a passkey on another device, or ',
  write: 'write to us',
  proof: ': we make sure that it is you, then turn the codes off.',
  back: 'Back to signing in',
}

export const forgotPasswordWords = {
  title: signInWords.forgot,
  sentTitle: `${mailSent}: ${signInWords.forgot}`,
  description: 'Ask for a link to choose a new password. It works once, for 1 hour.',
  lead: 'Tell us your email address. We email you a link to choose a new password.',
  email: 'Email',
  sent: 'If the address has an account, a link is on its way. It works once, for 1 hour.',
  submit: { words: 'Email me a link', pending: 'Sending' },
  neverShown,
  back: 'Back to sign in',
}

export const resetPasswordWords = {
  title: 'Choose a new password',
  description: 'Choose a new password.',
  label: 'New password',
  ended: 'Ask for a new one. It works once, for 1 hour.',
  newLink: 'Email me a new link',
  lead: 'It signs you out everywhere. Then sign in with it.',
  submit: { words: 'Set my new password', pending: 'Setting' },
}
