import type { TextsWords } from '#content/desk/staff/texts.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import type { FoundText } from './find-text.ts'

type HideFormProps = { text: FoundText; words: TextsWords }

export function HideForm({ text: { kind, item, versions }, words }: HideFormProps) {
  const isHidden = versions[0]?.isHidden ?? false
  const act = isHidden ? 'show' : 'hide'
  return (
    <ActButton
      act={act}
      hidden={{ kind, item, version: String(versions[0]?.version ?? 0) }}
      said={words[act].said}
      didNotWork={words.didNotWork}
      focusAfter="page-title"
      label={words[act].button}
    />
  )
}
