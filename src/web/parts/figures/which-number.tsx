import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { SourceNote } from './source-note.tsx'
import './which-number.css'

export type WhichNumberText = {
  title: string
  kinds: readonly { mark: string; term: string; words: string }[]
  more: { words: string; to: string }
}

export function WhichNumber({ text }: { text: WhichNumberText }) {
  return (
    <Disclosure className="which-number" summary={text.title}>
      <dl>
        {text.kinds.map(({ mark, term, words }) => (
          <div key={term}>
            <dt>
              {term} <SourceNote>{mark}</SourceNote>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>
        <SiteLink to={text.more.to}>{text.more.words}</SiteLink>
      </p>
    </Disclosure>
  )
}
