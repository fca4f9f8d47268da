import type { InquiryKind } from '#domain/inquiries/inquiry.ts'
import { nudgeMinutes } from '#domain/inquiries/question-notice.ts'
import { chooseNameInText } from '#domain/reminders/reminder-words.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

type InquiryFacts = {
  residenceName: string
  messageUrl: string
  isTonight: boolean
  isAgain?: boolean
  settingsUrl?: string
  stopUrl?: string
}

/**
 * Holds nothing of the sender: the words are stored in one place, so that deleting them there is enough. For privacy
 * it never says what kind of house this is. The house is named in the subject, which is the title of the mail too.
 */
export function writeInquiryMail(kind: InquiryKind, facts: InquiryFacts): MailText {
  const { residenceName, messageUrl, isTonight, isAgain = false, settingsUrl, stopUrl } = facts
  const isQuestion = kind === 'bed'
  const others = [
    ...(settingsUrl === undefined ? [] : [{ label: 'Choose what reaches you, and when', href: settingsUrl }]),
    ...(stopUrl === undefined ? [] : [{ label: 'Stop these emails', href: stopUrl }]),
  ]
  return writeMail({
    subject: isQuestion
      ? writeQuestionSubject(residenceName, { isTonight, isAgain })
      : writeCorrectionSubject(residenceName),
    paragraphs: [
      isQuestion
        ? `Whoever asked ${isTonight ? 'needs a bed tonight and ' : ''}waits for an answer.${
            isAgain ? ` Nobody has answered for ${nudgeMinutes} minutes.` : ''
          }`
        : 'Something on its page is said to be wrong or out of date.',
    ],
    action: { label: isQuestion ? 'Read and answer it' : 'Read it in your messages', href: messageUrl },
    others,
    closing: [
      'The words stay there, not in this email, because whoever wrote them can delete them at any time.',
      isQuestion
        ? 'You need an account of this house to read them.'
        : 'You need an account of this house, or of the staff of this site, to read them.',
    ],
  })
}

const writeCorrectionSubject = (residence: string) => `Somebody suggests a correction for ${residence}`

type Urgency = { isTonight: boolean; isAgain: boolean }

function writeQuestionSubject(residence: string, { isTonight, isAgain }: Urgency): string {
  if (isAgain) return `${isTonight ? 'Needed tonight, still waiting' : 'Still waiting'}: a question at ${residence}`
  return isTonight ? `Needed tonight: a question at ${residence}` : `Somebody asked about a bed at ${residence}`
}

export function writeInquiryText(
  kind: InquiryKind,
  { residenceName, messageUrl, city, ...urgency }: TextFacts,
): string {
  const residence = chooseNameInText({ residence: residenceName, city })
  const { isTonight, isAgain = false } = urgency
  const words =
    kind === 'bed' ? writeQuestionSubject(residence, { isTonight, isAgain }) : writeCorrectionSubject(residence)
  return `${words}. Read it: ${messageUrl}`
}

/** Lies on locked screens: it says no more than a text. */
export function writeInquiryPush(kind: InquiryKind, { residenceName, city, isTonight, isAgain = false }: PushFacts) {
  const residence = chooseNameInText({ residence: residenceName, city })
  const isPlain = !isTonight && !isAgain
  const asked = isPlain ? `A new question at ${residence}` : writeQuestionSubject(residence, { isTonight, isAgain })
  return { title: kind === 'bed' ? asked : writeCorrectionSubject(residence), body: 'Open Messages.' }
}

type PushFacts = Omit<TextFacts, 'messageUrl'>

type TextFacts = Pick<InquiryFacts, 'residenceName' | 'messageUrl' | 'isTonight' | 'isAgain'> & { city: string }

export function toMessageUrl(baseUrl: string, id: string): string {
  return `${baseUrl}/workspace/messages?status=all&open=${id}#m-${id}`
}
