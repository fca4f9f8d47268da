import { photoLimits } from '#domain/certification/evidence/visit-photos.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { evidenceFileWords } from './evidence.ts'

const wait = (count: number) => (count === 1 ? 'waits' : 'wait')

export const visitPhotoWords = {
  title: 'Photos of the visit',
  before: 'Photos from before',
  nth: (nth: number, rule: string) => `Photo ${nth}: ${rule}`,
  by: (name: string, day: string) => `${name}, ${formatMediumDay(day)}`,
  file: evidenceFileWords,
  add: {
    choose: 'Add a photo',
    help: `JPEG or PNG, up to 20 MB, ${photoLimits.ofRule} for a rule at most. Rooms and things only, no people.`,
    submit: 'Add it',
    full: `${photoLimits.ofRule} photos are here, as many as a rule may have. Remove one to add another.`,
    noPicture: 'This is not a picture. Send a JPEG or a PNG.',
    empty: 'This file is empty. Choose another one.',
    tooLarge: (size: string) => `This photo is ${size}. We take up to 20 MB: make it smaller first.`,
    waits: 'Has not been sent yet.',
    notKept: 'This device keeps no photos without a connection. Stay on this page until they are sent.',
  },
  remove: 'Remove',
  removed: 'The photo is removed.',
  didNotRemove: 'The photo was not removed.',
  refused: {
    title: (count: number) => formatCount(count, 'photo was not saved', 'photos were not saved'),
    drop: 'OK',
  },
  line: {
    waits: (count: number) => `${formatCount(count, 'photo')} ${wait(count)} for a connection.`,
    sending: (count: number) => `Sending ${formatCount(count, 'photo')} …`,
    heldUp: (count: number) =>
      `${formatCount(count, 'photo')} ${wait(count)}: our server does not answer. We try again.`,
    signedOut: (count: number) => `Sign in again to send ${formatCount(count, 'photo')}.`,
  },
} as const

export type VisitPhotoWords = typeof visitPhotoWords
