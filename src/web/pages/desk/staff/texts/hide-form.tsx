import type { TextsWords } from '#content/desk/staff/texts.ts'
import { DeskForm, type RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import type { FoundText } from './find-text.ts'

type HideFormProps = { text: FoundText; refused: RefusedForm | null; words: TextsWords }

export function HideForm({ text: { kind, item, versions }, refused, words }: HideFormProps) {
  const isHidden = versions[0]?.isHidden ?? false
  const act = isHidden ? 'show' : 'hide'
  return (
    <DeskForm
      act={act}
      hidden={{ kind, item, version: String(versions[0]?.version ?? 0) }}
      said={words[act].said}
      didNotWork={words.didNotWork}
      focusAfter="page-title"
      refused={refused}
    >
      {({ isPending }) => (
        <Button type="submit" aria-disabled={isPending}>
          {words[act].button}
        </Button>
      )}
    </DeskForm>
  )
}
