import type { AnswerWay, InquiryKind, NeededWhen } from '#domain/inquiry.ts'

/** The operator's list of questions and corrections. */
export const messagesWords = {
  title: 'Messages',
  description: 'Questions about a bed, and corrections, sent from the pages of your houses.',
  lead: 'What people sent from the pages of your houses. They see when you opened it and when you answered.',
  leadAlliance: 'Corrections that people sent from the pages of residences. The house gets them too.',
  empty: 'No messages yet',
  emptyText: 'Questions about a bed arrive here, and you get a mail that says so.',
  kinds: { bed: 'Asked about a bed', correction: 'Suggested a correction' } satisfies Record<InquiryKind, string>,
  needed: {
    tonight: 'Needed tonight',
    this_week: 'Needed this week',
    later: 'Needed later',
  } satisfies Record<NeededWhen, string>,
  ways: { text: 'Text', call: 'Call', email: 'Email' } satisfies Record<AnswerWay, string>,
  noName: 'No name given',
  noReach: 'No answer wanted',
  spanish: 'Wrote in Spanish',
  quiet: 'When you text or leave a message, say only “The place you asked about has answered.”',
  new: 'New',
  markAnswered: 'I have answered',
  reopen: 'Not answered yet',
  answeredBy: 'Answered by',
  kept: 'Whoever wrote it can delete it at any time. We delete it after 90 days.',
  board: 'Back to your board',
  refused: {
    title: 'Messages are for the people of a house',
    text: 'You are signed in for another kind of organization.',
  },
  failed: 'We could not read your messages just now. Please try again.',
} as const
