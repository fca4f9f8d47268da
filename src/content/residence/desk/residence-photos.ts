import { maxPhotos } from '#domain/residence/photo.ts'

export const photoWords = {
  lead: `Show up to ${maxPhotos} photos of the house: the outside, a bedroom, the kitchen, the yard.`,
  noPeople: 'No people in the picture. No faces, names, letters or license plates: they would say who lives here.',
  noStreet: 'Your page keeps the street private. Show no house number and no street sign.',
  removed: 'We take out where and when a photo was taken. Only the picture is kept.',
  none: 'No photos yet. Until there are some, the page shows a drawing of a house.',
  full: `This house has ${maxPhotos} photos, which is all it can show. Delete one to add another.`,
  choose: 'Photos to add',
  chooseHelp:
    'JPEG or PNG, up to 15 MB each. An iPhone turns its HEIC photos into JPEGs by itself. Choose several at once.',
  add: 'Add photos',
  nth: (place: number, of: number) => `Photo ${place} of ${of}`,
  first: 'Shown large, at the top of the page',
  description: 'What does it show?',
  descriptionHelp: 'One line for people who cannot see it, such as: Two beds by a window, upstairs.',
  describe: 'Save words',
  earlier: 'Move up',
  later: 'Move down',
  delete: 'Delete',
  deleteSure: 'The photo is gone for good, from the public page too.',
  deleteYes: 'Delete this photo',
  waits: 'Waits for its turn',
  sending: 'Sending',
  working: 'Making it ready',
  noFile: 'Choose a file first.',
  heic: 'This is a HEIC photo, which this browser cannot open. Open this page on the iPhone itself and choose the photo there: the phone then sends a JPEG. For photos you take from now on: Settings, Camera, Formats, Most Compatible.',
  tooLarge: 'This file is larger than 15 MB. Make it smaller first.',
  added: (added: number) => (added === 1 ? 'Photo added.' : `${added} photos added.`),
  notAll: (added: number, of: number) =>
    added === 0
      ? 'No photo was added. Look below for why.'
      : `${added} of ${of} photos added. Look below for the others.`,
  done: {
    added: 'Photos added.',
    moved: 'Photo moved.',
    described: 'Words saved.',
    deleted: 'Photo deleted.',
  },
}
