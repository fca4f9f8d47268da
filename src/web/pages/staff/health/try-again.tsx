import type { HealthWords } from '#content/staff/health.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'

type TryAgainProps = {
  act: 'jobs' | 'mails'
  hidden?: Readonly<Record<string, string>>
  count: number | null
  about?: string
  words: HealthWords
}

export function TryAgain({ act, count, words, ...button }: TryAgainProps) {
  return (
    <ActButton
      {...button}
      act={act}
      said={words.tried}
      focusAfter={act === 'jobs' ? 'jobs' : 'mail'}
      icon="undo"
      small
      label={count === null || count === 1 ? words.tryAgain : words.tryAll(count)}
    />
  )
}
