import type { SaveAnswer, SaveResidence } from '#contract/residence/residence-desk.ts'
import type { DoneEdit, EditStart } from '#web/pages/residence/desk/edit-start.ts'
import type { CopiedAnswers, OtherResidences } from '#web/pages/residence/desk/form/copying/copied-answers.ts'
import type { SetStatus } from '#web/pages/residence/desk/form/parts/status-part.tsx'
import type { PhotosPartProps } from '#web/pages/residence/desk/photos/photos-part.tsx'
import type { FormWords, Residence } from '#web/pages/residence/desk/residence-words.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'

export type EditProps = {
  residence: Residence
  start: EditStart
  done: DoneEdit | null
  others: OtherResidences
  copied: CopiedAnswers | null
  photos: Pick<PhotosPartProps, 'photos' | 'asking' | 'done' | 'answered'>
  hasList: boolean
  words: FormWords
  readOther: (id: string) => Promise<{ kind: 'done'; answer: Residence } | Failure>
  save: (id: string, form: SaveResidence) => Promise<{ kind: 'done'; answer: SaveAnswer } | Failure>
  setStatus: SetStatus
}
