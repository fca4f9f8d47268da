import { formatCount } from '#domain/language/numbers.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import type { CheckOutcome } from '#domain/states/residences/listing-check.ts'

export const listingChecksWords = {
  title: 'Check by phone',
  noPhone: 'The listing has no phone number.',
  call: (phone: string) => `Call ${phone}`,
  script: {
    hello: (affiliate: string, home: string) =>
      `“Hello, this is … of ${affiliate}, which certifies recovery residences in this state. ${home} is on the public list of recovery residences, and people call you because of it. May I ask whether what it says is still right?”`,
    facts: 'Ask whether each of these is still right',
    name: 'Name',
    town: 'Town',
    phone: 'Phone for people who look for a bed',
    takes: 'Who it is for, and total beds',
    level: 'Level of support',
    notStated: 'The listing does not say. Ask.',
    levelOf: (numeral: string) => `Level ${numeral}`,
    group: (audience: keyof typeof audienceWords, beds: number) =>
      `${audienceWords[audience]}: ${formatCount(beds, 'bed')}`,
    open: 'Do not take down how many beds are open: the house says that itself. Ask nothing about residents.',
  },
  answer: 'What came of the call',
  outcomes: {
    right: 'Still right',
    changed: 'Something changed',
    gone: 'It is gone',
    no_answer: 'Nobody answered',
  } satisfies Record<CheckOutcome, string>,
  changed: {
    label: 'What is different',
    help: 'Only you and the alliance’s staff read it. Name no resident.',
    submit: 'Save what changed',
  },
  gone: {
    label: 'How you know that it is gone',
    help: 'Only you and the alliance’s staff read it. Name no resident.',
    submit: 'Save that it is gone',
  },
  pending: 'Saving',
  said: 'What you heard is saved',
  didNotWork: 'It was not saved',
  shown: (affiliate: string) => `The public page says: “Last checked by ${affiliate}”, with the day.`,
  hidden: 'The public reads nothing of it. What you heard changes nothing on the list by itself.',
  undo: {
    label: 'Undo this answer',
    said: 'The answer is taken back',
    didNotWork: 'The answer was not taken back',
  },
  next: {
    title: 'What you can do now',
    tell: (operator: string) => `Tell ${operator}: it keeps the listing itself. Its office:`,
    tellWithoutOffice: (operator: string) =>
      `Tell ${operator}, which keeps the listing itself. It states no office, so the number above is the way.`,
    own: (isPublished: boolean) =>
      isPublished ? 'Correct it, or take it off the public list' : 'Correct it, or put it back on the public list',
    fix: 'Send the correction from its public page',
    report: 'Report the page to the alliance, which can take it off the list',
    certificate: 'Suspend or withdraw its certificate',
  },
  last: 'Last answer',
  none: 'Nobody of yours has called about this listing yet.',
  earlier: 'Earlier answers',
  undone: 'taken back',
  listing: {
    title: 'The public list',
    isPublished: 'This home came from your list, and no operator has claimed it. People who search find it.',
    isNot: 'This home came from your list. People who search do not find it now.',
    down: {
      label: 'Take it off the public list',
      help: 'Nothing is deleted. You can put it back.',
      said: 'It is off the public list',
      didNotWork: 'It is still on the public list',
    },
    back: { label: 'Put it back', said: 'It is on the public list', didNotWork: 'It is not back on the public list' },
    fix: 'To correct what it says, bring the home in again from a list',
  },
  readOnly: 'The affiliate calls. You see what it heard.',
  done: {
    called: 'What you heard is saved.',
    'call-undone': 'The answer is taken back.',
    'take-down': 'The home is off the public list.',
    'put-back': 'The home is on the public list again.',
  },
} as const

export type ListingChecksWords = typeof listingChecksWords
