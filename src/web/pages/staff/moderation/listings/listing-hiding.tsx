import type { ListingsWords } from '#content/staff/moderation.ts'
import type { HidingNote, StaffListing } from '#contract/residence/moderation/staff-listings.ts'
import { hideReasonWords, hidingLimits } from '#domain/residence/listing/hiding.ts'
import { WordsForm } from '#web/parts/desk/form/words-form.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { HideForm } from './hide-form.tsx'

type HidingWords = { said: string; saidToNobody: string }
type ListingHidingProps = { listing: StaffListing; words: ListingsWords }

export function ListingHiding({ listing: { hidings, people, mayChange }, words }: ListingHidingProps) {
  const now = hidings.find(({ shown }) => shown === null)
  const sayDone = ({ said, saidToNobody }: HidingWords) => (people.length === 0 ? saidToNobody : said)
  const before = hidings.filter(({ shown }) => shown !== null)
  return (
    <Part id="hiding" title={now ? words.show.title : words.hide.title}>
      {now && <HiddenNow hiding={now} words={words.show} />}
      {!mayChange && <p className="small ink-2">{words.onlyLeaders}</p>}
      {mayChange && now && now.reason !== 'merged' && (
        <WordsForm
          act="show"
          focusAfter="page-title"
          lead={words.show.lead}
          label={words.show.words}
          limit={hidingLimits.words}
          rows={2}
          isOptional
          isBeside
          variant="primary"
          icon="undo"
          words={{ submit: words.show.submit, said: sayDone(words.show), didNotWork: words.didNotWork }}
        />
      )}
      {mayChange && !now && (
        <HideForm act="hide" said={sayDone(words.hide)} didNotWork={words.didNotWork} words={words.hide} />
      )}
      {before.length > 0 && <Before hidings={before} words={words.earlier} />}
    </Part>
  )
}

function HiddenNow({
  hiding: { reason, words: said, by, at },
  words,
}: {
  hiding: HidingNote
  words: ListingsWords['show']
}) {
  return (
    <Notice tone="danger" title={hideReasonWords[reason]}>
      <p className="as-typed break">{said}</p>
      <p className="small">
        {words.by} {by}, <Moment at={at} />
      </p>
    </Notice>
  )
}

function Before({ hidings, words }: { hidings: readonly HidingNote[]; words: ListingsWords['earlier'] }) {
  return (
    <>
      <h3 className="t-label">{words.title}</h3>
      <ul className="ruled">
        {hidings.map(({ at, reason, words: said, by, shown }) => (
          <li key={at} className="stack gap-1 small">
            <p>
              {words.line(hideReasonWords[reason], by)}, <Moment at={at} />
            </p>
            <p className="as-typed break">{said}</p>
            {shown && (
              <p className="ink-2">
                {words.shown(shown.by)}, <Moment at={shown.at} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
