import { writeLetter } from '#server/plumbing/letter.ts'

export type SignInMailKind = 'verify-email' | 'reset-password' | 'sign-up-taken' | 'password-changed'

/** Hands a mail over to be sent. Called outside of any transaction. */
export type SendMail = (mail: {
  to: string
  subject: string
  text: string
  html: string
  kind: SignInMailKind
}) => Promise<void>

type Addressee = { email: string; firstName: string | null }

/** The mails around an account. Links hold a token that works for a day (address) or an hour (password). */
export function signInMails({ baseUrl, sendMail }: { baseUrl: string; sendMail: SendMail }) {
  const link = (path: string, query: Record<string, string>) => `${baseUrl}${path}?${new URLSearchParams(query)}`
  const newPassword = `${baseUrl}/forgot-password`
  const send = (kind: SignInMailKind, to: Addressee, parts: Parameters<typeof writeLetter>[0]) => {
    const hello = to.firstName ? `Hello ${to.firstName},` : 'Hello,'
    return sendMail({ to: to.email, kind, ...writeLetter({ ...parts, paragraphs: [hello, ...parts.paragraphs] }) })
  }
  return {
    confirmAddress(email: string, token: string, returnTo: string): Promise<void> {
      const query: Record<string, string> = returnTo === '/' ? { token } : { token, returnTo }
      return send(
        'verify-email',
        { email, firstName: null },
        {
          subject: 'Confirm your email address',
          paragraphs: ['One step is left: confirm that this address is yours. Then sign in with your password.'],
          action: { label: 'Confirm my address', href: link('/api/auth/verify-email', query) },
          closing: [
            'The link works for 24 hours.',
            'If you did not sign up, do nothing: without this link the account stays closed.',
          ],
        },
      )
    },
    choosePassword(to: Addressee, token: string): Promise<void> {
      return send('reset-password', to, {
        subject: 'Choose a new password',
        paragraphs: ['Somebody, most likely you, asked for a new password for your account.'],
        action: { label: 'Choose a new password', href: link('/reset-password', { token }) },
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
    passwordChanged(to: Addressee): Promise<void> {
      return send('password-changed', to, {
        subject: 'Your password was changed',
        paragraphs: ['Your account has a new password, and you were signed out on every other device.'],
        action: { label: 'It was not me', href: newPassword },
        closing: ['If it was you, there is nothing to do.'],
      })
    },
  }
}

export type SignInMails = ReturnType<typeof signInMails>
