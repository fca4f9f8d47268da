import type { residenceWords } from '#content/residence/desk/residence-desk.ts'
import type { PhotoAct } from '#contract/residence/photo-limits.ts'

export type PhotoWords = (typeof residenceWords)['edit']['photos']

export const photosDone = ['added', 'moved', 'described', 'deleted'] as const

export type PhotoDone = (typeof photosDone)[number]

export const photoDoneBy: Readonly<Record<PhotoAct, PhotoDone>> = {
  earlier: 'moved',
  later: 'moved',
  describe: 'described',
  delete: 'deleted',
}
