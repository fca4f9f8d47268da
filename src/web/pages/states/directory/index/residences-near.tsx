import { say } from '#domain/language/say.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

export function ResidencesNear({ words, typed }: { words: string; typed: string }) {
  return (
    <ButtonLink to={`/residences?${new URLSearchParams({ near: typed, open: '1' })}`}>
      {say(words, { typed })}
    </ButtonLink>
  )
}
