import { listingEn } from '#content/residence/listing.en.ts'
import { type AnswerTime, measuredDays } from '#domain/inquiries/answer-time.ts'
import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { offlineWords } from '#domain/language/offline-words.ts'
import { tooLongWords } from '#domain/language/too-long-words.ts'

export const askEn = {
  title: 'Ask about a bed',
  lead: 'No account needed. Only this house will see it. You get a private link to follow it or delete it.',
  name: 'Name or nickname',
  by: 'Answer me by',
  ways: { text: 'Text', call: 'Call', email: 'Email' },
  phone: 'Your phone',
  phoneHelp: 'A text from the house should say only “The place you asked about has answered.”',
  email: 'Your email',
  emailHelp: 'Use one that nobody else opens.',
  when: 'When do you need it',
  needed: { tonight: 'Tonight', this_week: 'This week', later: 'Later' },
  message: 'Message',
  optional: '(optional)',
  messageHelp: 'Please leave health details out. You can tell them on the phone.',
  submit: 'Ask about a bed',
  noPromise: 'For tonight, calling is faster. Asking does not hold a bed.',
  kept: `Nothing you type here is kept until you send it. We delete it after ${inquiryDays} days, or sooner if you do.`,
  trap: 'Leave this empty',
  link: 'Send me the private link',
  linkHelp: 'By email or text, whichever you chose above. It says only “Your private link” and the address.',
  linkByEmail: 'To the email above. It says only “Your private link” and the address.',
  usually: ({ unit, count }: AnswerTime) =>
    count === 1
      ? `Usually answers within ${unit === 'hour' ? 'an hour' : 'a day'}.`
      : `Usually answers within ${count} ${unit}s.`,
  measured: `Measured over the last ${measuredDays} days. It is not a promise.`,
  wait: {
    title: 'This house keeps a waiting list',
    waiting: (people: number) =>
      people === 0
        ? 'Nobody is waiting now.'
        : people === 1
          ? '1 person is waiting now.'
          : `${listingEn.number(people)} people are waiting now.`,
    choice: 'Put me on the waiting list',
    help: 'You will be added to the end of the list. Your private link shows your place. The house asks you now and then if you still want one. We keep what you send as long as you wait.',
    forWhom: 'Who is the bed for?',
    choose: 'Choose one',
  },
}

export const fixEn = {
  title: 'Suggest a correction',
  lead: 'Is something on this page wrong or old? Tell us. It goes to the house and to the people who run this site.',
  leadUnclaimed: 'Is something on this page wrong or old? Tell us. It goes to the people who run this site.',
  message: 'What is wrong?',
  email: 'Your email',
  emailHelp: 'Only if you want an answer.',
  submit: 'Send the correction',
}

export const troubleEn = {
  title: 'It was not sent yet',
  problems: {
    missing: 'This is missing.',
    not_a_phone: 'This does not look like a phone number. Use digits, like 501-555-0142.',
    not_an_email: 'This does not look like an email address.',
    too_long: 'This is too long.',
    unseen: 'This has a character that cannot be shown. Type it again.',
    not_a_choice: 'Please choose one.',
    no_list: 'This house no longer keeps a waiting list. Press the button again to ask without it.',
    hidden: 'Your browser filled in a hidden field. It is empty again. Please send once more.',
  },
  missing: {
    phone: 'Write a phone number, so that the house can answer.',
    email: 'Write an email address, so that the house can answer.',
    message: 'Write what is wrong.',
    audience: 'Who is the bed for? Please choose one.',
  },
  tooMany: 'Many questions came from your network in the last hour. Please call, or try again later.',
  sentBefore: 'This form was sent before with other words. Press the button again to send these too.',
  notClaimed: 'No one at this house reads messages here yet. Please call.',
  offline: offlineWords.en,
  unreached: 'We cannot reach our server right now. Nothing you wrote is lost.',
  callInstead: 'Try again, or call the house:',
  later: 'Try again in a minute.',
  sending: 'Sending ...',
  again: 'Try again',
  tooLong: tooLongWords.en,
  failed: 'Something went wrong on our side. Nothing you wrote is lost. Please try again, or call.',
}
