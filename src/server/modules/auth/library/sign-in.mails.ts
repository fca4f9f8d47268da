import { formatUtcMoment } from '#domain/language/dates.ts'
import { writeMail } from '#server/plumbing/mail/mail-text.ts'

export type SignInMailKind =
  | 'verify-email'
  | 'reset-password'
  | 'sign-up-taken'
  | 'password-changed'
  | 'factor-changed'
  | 'change-email'
  | 'email-changed'
  | 'account-deleted'

/** Called outside of any transaction. */
export type SendMail = (mail: {
  to: string
  subject: string
  text: string
  html: string
  kind: SignInMailKind
}) => Promise<void>

type Addressee = { email: string; firstName: string | null }

export function createSignInMails({ baseUrl, sendMail }: { baseUrl: string; sendMail: SendMail }) {
  const buildLink = (path: string, query: Record<string, string>) => `${baseUrl}${path}?${new URLSearchParams(query)}`
  const newPassword = `${baseUrl}/forgot-password`
  const send = (kind: SignInMailKind, to: Addressee, parts: Parameters<typeof writeMail>[0]) => {
    const hello = to.firstName ? `Hello ${to.firstName},` : 'Hello,'
    return sendMail({ to: to.email, kind, ...writeMail({ ...parts, paragraphs: [hello, ...parts.paragraphs] }) })
  }
  return {
    confirmAddress(email: string, token: string, returnTo: string): Promise<void> {
      const query: Record<string, string> = returnTo === '/' ? { token } : { token, returnTo }
      return send(
        'verify-email',
        { email, firstName: null },
        {
          subject: 'Confirm your email address',
          paragraphs: [
            'One step is left: confirm that the account is yours. In the browser you signed up with, the link signs you in. Elsewhere, sign in with your password after it.',
          ],
          action: { label: 'Confirm my address', href: buildLink('/api/auth/verify-email', query) },
          closing: [
            'The link works for 24 hours.',
            'If you did not sign up, do nothing: the account stays closed. To end the sign-up at once, open the link and choose “This was not me”.',
          ],
        },
      )
    },
    choosePassword(to: Addressee, token: string): Promise<void> {
      return send('reset-password', to, {
        subject: 'Choose a new password',
        paragraphs: ['Somebody, most likely you, asked for a new password for your account.'],
        action: { label: 'Choose a new password', href: buildLink('/reset-password', { token }) },
        closing: ['The link works once, for 1 hour.', 'If it was not you, do nothing: your password stays as it is.'],
      })
    },
    alreadySignedUp(to: Addressee): Promise<void> {
      return send('sign-up-taken', to, {
        subject: 'You already have an account',
        paragraphs: [
          'Somebody, most likely you, tried to sign up with this address. It has an account already, so nothing was changed.',
          'Sign in as usual. If you do not know your password, choose a new one:',
        ],
        action: { label: 'Choose a new password', href: newPassword },
        closing: ['If it was not you, do nothing.'],
      })
    },
    newAddress(email: string, token: string): Promise<void> {
      return send(
        'change-email',
        { email, firstName: null },
        {
          subject: 'Confirm your new email address',
          paragraphs: ['Somebody, most likely you, wants to use this address for their account.'],
          action: { label: 'Use this address', href: buildLink('/account/email', { token }) },
          closing: [
            'The link works for 24 hours. A button on its page makes the change.',
            'If it was not you, do nothing: no account gets this address.',
          ],
        },
      )
    },
    newAddressTaken(to: Addressee): Promise<void> {
      return send('sign-up-taken', to, {
        subject: 'You already have an account',
        paragraphs: [
          'Somebody wanted to use this address for another account. It has one already, so nothing was changed.',
        ],
        action: { label: 'Sign in', href: `${baseUrl}/sign-in` },
        closing: ['If it was not you, do nothing.'],
      })
    },
    addressChanged(to: Addressee, { email, at, device }: { email: string; at: Date; device: string }): Promise<void> {
      return send('email-changed', to, {
        subject: 'Your account has a new email address',
        paragraphs: [`Your account moved from this address to ${email}. Emails about it go there from now on.`],
        facts: [
          ['When', formatUtcMoment(at)],
          ['On', device || 'a device we could not name'],
        ],
        after: [
          'If it was you, there is nothing to do. If it was not you, use the contact form at once: we make sure that it is you, then give the account back.',
        ],
        action: { label: 'It was not me', href: `${baseUrl}/contact` },
      })
    },
    accountDeleted(to: Addressee, { at, closed }: { at: Date; closed: readonly string[] }): Promise<void> {
      return send('account-deleted', to, {
        subject: 'Your account is deleted',
        paragraphs: [
          'Your account, its password and its passkeys are gone. You can sign up again with this address.',
          ...(closed.length > 0 ? [`Nobody is left in ${closed.join(', ')}, so it is closed.`] : []),
        ],
        facts: [['When', formatUtcMoment(at)]],
        action: { label: 'It was not me', href: `${baseUrl}/contact` },
      })
    },
    /** Must be called after every change to the ways into an account. */
    factorChanged(to: Addressee, { kind, at, device, ended = [] }: FactorChange): Promise<void> {
      const { subject, words } = factorWords[kind]
      return send(kind.startsWith('password') ? 'password-changed' : 'factor-changed', to, {
        subject,
        paragraphs: [words, ...ended],
        facts: [
          ['When', formatUtcMoment(at)],
          ['On', device || 'a device we could not name'],
        ],
        after: [
          'If it was you, there is nothing to do.',
          'If it was not you: choose a new password with the link below, and let it remove all passkeys. Then sign in and look through "Your account" for anything else that is not yours. If you cannot get in, the contact form reaches people who can help.',
        ],
        action: { label: 'It was not me', href: newPassword },
        others: [{ label: 'Contact form', href: `${baseUrl}/contact` }],
      })
    },
  }
}

export type FactorChangeKind = keyof typeof factorWords

export type FactorChange = {
  kind: FactorChangeKind
  at: Date
  device: string
  ended?: readonly string[]
}

const factorWords = {
  'password-changed': { subject: 'Your password was changed', words: 'Your account has a new password.' },
  'password-reset': {
    subject: 'Your password was reset',
    words: 'Your account has a new password, chosen with a link that we mailed to this address.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    words: 'A new passkey can sign in to your account, without the password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    words: 'One of your passkeys no longer signs in to your account.',
  },
  'codes-on': {
    subject: 'Your account asks for a code now',
    words: 'Signing in with your password also takes a code from an app from now on.',
  },
  'codes-moved': {
    subject: 'Your codes come from a new app',
    words:
      'Signing in with your password takes the codes of a newly set up app. The app before and its recovery codes no longer work.',
  },
  'codes-off': {
    subject: 'Your account no longer asks for a code',
    words: 'Signing in takes your password alone: the code from an app was turned off.',
  },
  'recovery-codes-new': {
    subject: 'Your account has new recovery codes',
    words: 'New recovery codes were made. The ones before no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used to sign in',
    words: 'Somebody signed in to your account with one of your recovery codes, which is used up now.',
  },
} as const satisfies Record<string, { subject: string; words: string }>

export const factorChangeKinds = Object.keys(factorWords) as FactorChangeKind[]

export type SignInMails = ReturnType<typeof createSignInMails>
