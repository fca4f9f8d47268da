import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { SourceNote } from './source-note.tsx'

export type WhichNumberText = {
  title: string
  kinds: readonly { mark: string; term: string; words: string }[]
  more: { words: string; to: string }
}

export function WhichNumber({ text }: { text: WhichNumberText }) {
  return (
    <Disclosure className="fold-link fold-small full no-print" summary={text.title}>
      <dl className="stack gap-2 small">
        {text.kinds.map(({ mark, term, words }) => (
          <div key={term}>
            <dt className="row tight bold">
              {term} <SourceNote>{mark}</SourceNote>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>
        <SiteLink className="tap small" to={text.more.to}>
          {text.more.words}
        </SiteLink>
      </p>
    </Disclosure>
  )
}
