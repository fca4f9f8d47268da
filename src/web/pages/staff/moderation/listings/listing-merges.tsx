import type { ReactNode } from 'react'
import type { ListingsWords } from '#content/staff/moderation.ts'
import type { ListedMerge, StaffListing } from '#contract/residence/moderation/staff-listings.ts'
import { hidingLimits } from '#domain/residence/listing/hiding.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type ListingMergesProps = { listing: StaffListing; words: ListingsWords }

export function ListingMerges({ listing: { id, merges, mayChange }, words }: ListingMergesProps) {
  const said = words.merges
  const isGone = merges.some(({ isKept, undone }) => !isKept && undone === null)
  return (
    <Part id="merges" title={said.title} takesFocus>
      {merges.length === 0 && <p className="small ink-2">{said.none}</p>}
      <MergesList
        merges={merges}
        mayChange={mayChange}
        head={({ isKept, other }) => (
          <p className="break">
            {isKept ? said.kept : said.gone}{' '}
            <SiteLink className="tap tap-in" to={`/staff/listings/${other.id}`}>
              {other.name}
            </SiteLink>
          </p>
        )}
        words={words}
      />
      {!isGone && (
        <p>
          <ButtonLink to={`/staff/pairs?of=${id}`} icon="house" small>
            {said.find}
          </ButtonLink>
        </p>
      )}
    </Part>
  )
}

type MergesListProps = {
  merges: readonly ListedMerge[]
  mayChange: boolean
  head: (merge: ListedMerge) => ReactNode
  words: ListingsWords
}

export function MergesList({ merges, mayChange, head, words }: MergesListProps) {
  const refused = useRefused()
  return (
    <ul className="ruled">
      {merges.map((merge) => (
        <li key={merge.id} className="stack stack-fill gap-1 small">
          {head(merge)}
          <Merge merge={merge} words={words.merges} />
          {merge.mayUndo && mayChange && (
            <Disclosure summary={words.merges.undo} {...(refused?.values.act === 'undo_merge' && { open: true })}>
              <WordsForm
                act="undo_merge"
                hidden={{ merge: merge.id }}
                focusAfter="merges"
                lead={words.merges.lead}
                label={words.merges.words}
                help={words.merges.wordsHelp}
                limit={hidingLimits.words}
                rows={2}
                isBeside
                icon="undo"
                words={{ submit: words.merges.submit, said: words.merges.said, didNotWork: words.didNotWork }}
              />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  )
}

function Merge({ merge, words }: { merge: ListedMerge; words: ListingsWords['merges'] }) {
  const { words: said, at, by, undone } = merge
  return (
    <>
      <p className="as-typed break">{said}</p>
      <p className="ink-2">
        {words.by(by)}, <Moment at={at} />
      </p>
      {undone && (
        <>
          <p className="ink-2">
            {words.undone(undone.by)}, <Moment at={undone.at} />
          </p>
          <p className="as-typed break">{undone.words}</p>
          {undone.left.length > 0 && (
            <p>
              <b>{words.left}</b> {undone.left.join(' ')}
            </p>
          )}
        </>
      )}
    </>
  )
}
