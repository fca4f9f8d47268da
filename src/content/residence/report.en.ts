import { tooLongWords } from '#domain/language/too-long-words.ts'
import { reportMonths, urgentHours, usualHours } from '#domain/residence/listing/page-report.ts'

export const reportEn = {
  head: {
    title: (name: string) => `Report the page of ${name}`,
    description: 'Tell the alliance that a page of this directory is not right.',
  },
  title: 'Report this page',
  lead: (name: string, place: string) =>
    `You report the page of ${name} in ${place} to the alliance that runs this directory. The house does not learn who reported it.`,
  readers: {
    title: 'Who reads it?',
    lines: [
      'The alliance reads every report. So does the organization that looks after homes in that state, if it works with this site. It can have the page put right.',
      'Is somebody not safe, is the contact wrong, or is it a scam? Then only the alliance reads it. If that organization has to look, the alliance sends it your words.',
      'Only the alliance sees your email address. The house sees nothing of this form.',
    ],
  },
  danger: 'Is somebody in danger now? Call 911 first.',
  fix: 'Is only a number, a price or a word wrong? Suggest a correction on the page, so that the house can read it too.',
  kind: 'What is wrong?',
  kinds: {
    not_a_home: 'This is not a real recovery home',
    scam: 'The phone or contact is wrong, or this is a scam',
    unsafe: 'Somebody is not safe there',
    duplicate: 'The same home is listed twice',
    closed: 'The home has closed',
    other: 'Something else',
  },
  message: 'What happened?',
  messageHelp: 'A few sentences are enough. Please do not name people who live there.',
  email: 'Your email',
  optional: '(optional)',
  emailHelp: 'Only if you want to hear what came of it. We delete it 30 days after that.',
  kept: `We answer within ${usualHours / 24} days, and within ${urgentHours} hours where somebody may not be safe or it may be a scam. Reports are deleted after ${reportMonths} months.`,
  submit: 'Send the report',
  trap: 'Leave this empty',
  trouble: {
    title: 'It was not sent yet',
    problems: {
      missing: 'Write what happened.',
      not_an_email: 'This does not look like an email address.',
      too_long: 'This is too long.',
      not_a_choice: 'Choose what is wrong.',
      hidden: 'Your browser filled in a hidden field. It is empty again. Please send once more.',
    },
    tooMany: 'Many reports came from your network in the last hour. Please try again later.',
    tooLong: tooLongWords.en,
    failed: 'Something went wrong on our side. What you typed is still here. Try again.',
  },
  sent: {
    title: 'Thank you. We have your report.',
    words: 'Somebody looks at it. If you left an email address, you hear what came of it.',
    back: 'Back to the page',
  },
  lost: {
    title: 'This page is not public any more',
    words: 'There is nothing to report. If it is about something else, write to us.',
    contact: 'Contact',
    search: 'Find a home',
  },
  failed: { title: 'We could not open this just now', words: 'Please try again in a minute.', again: 'Try again' },
}

export type ReportWords = typeof reportEn
