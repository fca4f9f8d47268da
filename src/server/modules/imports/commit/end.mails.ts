import type { ImportEnd } from '#domain/imports/decide.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

type EndFacts = { fileName: string; importUrl: string }
type Words = { subject: (file: string) => string; paragraphs: string[]; label: string }

const describeStopped = (file: string) => `The import ${file} was stopped`
const sorry = 'Is something not right? Reply to this mail.'
const words: Record<ImportEnd, Words> = {
  interrupted: {
    subject: (file) => `The import ${file} was interrupted`,
    paragraphs: [
      'The site was restarted while it brought your file in. Nothing of it was kept: your houses are as they were before.',
      'The file still waits. Open it and import it again.',
    ],
    label: 'Open the file',
  },
  finished: {
    subject: (file) => `The import ${file} is done`,
    paragraphs: [
      'The site was restarted while it brought your file in. It has gone on by itself, and nothing is missing.',
    ],
    label: 'See what was imported',
  },
  taken_back: {
    subject: describeStopped,
    paragraphs: [
      'It failed five times, so what it had added is being taken out again. You can import again.',
      'If it stops once more, reply to this mail.',
    ],
    label: 'See the import',
  },
  hidden: {
    subject: describeStopped,
    paragraphs: ['It failed five times. Nothing it added is shown to anybody. You can import again.', sorry],
    label: 'See the import',
  },
  undo: {
    subject: (file) => `Taking out the import ${file} was stopped`,
    paragraphs: [
      'It failed five times. What it had put back by then stays so. The other houses are as the import left them.',
      sorry,
    ],
    label: 'See the import',
  },
}

export function writeImportEndMail(end: ImportEnd, { fileName, importUrl }: EndFacts): MailText {
  const { subject, paragraphs, label } = words[end]
  return writeMail({
    // Without its ending, of which a mail program would make a link.
    subject: subject(`“${cleanNameForMail(fileName.replace(/\.\w{1,5}$/, ''))}”`),
    paragraphs,
    action: { label, href: importUrl },
  })
}
