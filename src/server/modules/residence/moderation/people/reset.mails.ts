import { resetWaitHours } from '#domain/people/reset/factor-reset.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

const notMe =
  'If it was not you, sign in with your second step now. That stops it at once, and nobody can remove your second step. You can also reply to this email.'
const after =
  'After that you sign in with your password, and set up a new second step where your organization asks for one.'

type Facts = { words: string; signInUrl: string }

export function resetAskedMail({ words, signInUrl }: Facts): MailText {
  return writeMail({
    subject: 'Somebody asked to remove your second step',
    paragraphs: [
      `One of the alliance’s staff has asked to remove the second step of your account: passkeys, and codes from an app. Another of the staff has to say yes, and then ${resetWaitHours} hours have to pass.`,
      notMe,
    ],
    quote: words,
    action: { label: 'It was not me: sign in', href: signInUrl },
    closing: [after],
  })
}

type YesNeeded = { asked: string; name: string; words: string; personUrl: string }

export function writeYesNeededMail({ asked, name, words, personUrl }: YesNeeded): MailText {
  return writeMail({
    subject: 'A second step waits for your yes',
    paragraphs: [
      `${asked} has asked to remove the second step of ${name}. Another of the staff has to say yes or no, and then ${resetWaitHours} hours have to pass.`,
      'Say yes only if you know it is them, for example because you called a number you had before.',
    ],
    quote: words,
    action: { label: 'Say yes or no', href: personUrl },
  })
}

export function resetAllowedMail({ words, signInUrl }: Facts): MailText {
  return writeMail({
    subject: `Your second step will be removed in ${resetWaitHours} hours`,
    paragraphs: [
      `A second person of the alliance’s staff has said yes. In ${resetWaitHours} hours the second step of your account is removed, and you are signed out everywhere.`,
      notMe,
    ],
    quote: words,
    action: { label: 'It was not me: sign in', href: signInUrl },
    closing: [after],
  })
}

export function resetEndedMail({ words }: { words: string }): MailText {
  return writeMail({
    subject: 'Your second step stays as it is',
    paragraphs: ['Somebody had asked to remove the second step of your account. That has ended. Nothing was removed.'],
    ...(words !== '' && { quote: words }),
    closing: ['Was it not you who asked? Choose a new password, and reply to this email.'],
  })
}

export function writeFactorsRemovedMail({ signInUrl }: { signInUrl: string }): MailText {
  return writeMail({
    subject: 'Your second step was removed',
    paragraphs: ['The second step of your account was removed, and you were signed out everywhere.', after],
    action: { label: 'Sign in', href: signInUrl },
    closing: ['Was it not you who asked? Reply to this email at once.'],
  })
}
