import type { SharedWords } from '#content/search/lists/shared-list.en.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

type ListEndedProps = { language: Language; words: SharedWords; again: string | null; isByOwner: boolean }

export function ListEnded({ language, words, again, isByOwner }: ListEndedProps) {
  const ended = isByOwner ? words.endedNow : words.ended
  const text = again === null ? ended : words.failed
  return (
    <section className="wrap section stack gap-5" aria-labelledby="said">
      <h1 id="said">{text.title}</h1>
      <p className="lead">{text.text}</p>
      {again !== null && (
        <ButtonLink to={again} variant="primary" icon="undo">
          {words.failed.again}
        </ButtonLink>
      )}
      <ButtonLink to={buildSeekerPath('search', language)} variant={again === null ? 'primary' : 'line'} icon="search">
        {words.page.search}
      </ButtonLink>
    </section>
  )
}
