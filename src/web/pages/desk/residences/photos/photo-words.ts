import type { PhotoAct } from '#contract/residence/photo-limits.ts'

export type PhotoWords = {
  lead: string
  noPeople: string
  /** For a house that hides its street. */
  noStreet: string
  removed: string
  none: string
  full: string
  choose: string
  chooseHelp: string
  add: string
  nth: (place: number, of: number) => string
  first: string
  description: string
  descriptionHelp: string
  describe: string
  earlier: string
  later: string
  delete: string
  deleteSure: string
  deleteYes: string
  waits: string
  sending: string
  working: string
  noFile: string
  heic: string
  tooLarge: string
  added: (photos: number) => string
  notAll: (added: number, of: number) => string
  done: Record<PhotoDone, string>
}

export const photosDone = ['added', 'moved', 'described', 'deleted'] as const

export type PhotoDone = (typeof photosDone)[number]

export const photoDoneBy: Readonly<Record<PhotoAct, PhotoDone>> = {
  earlier: 'moved',
  later: 'moved',
  describe: 'described',
  delete: 'deleted',
}
