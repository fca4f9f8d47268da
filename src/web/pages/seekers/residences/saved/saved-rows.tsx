import type { TheseResidences } from '#contract/inquiries/shared-list.ts'
import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { ResidenceRows } from '#web/pages/seekers/residences/rows/residence-rows.tsx'
import type { BothWords } from '#web/pages/seekers/residences/search/search-view.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AskSeveral } from './ask-several.tsx'
import { SendResidences } from './send-residences.tsx'
import { ShareForm } from './share-form.tsx'

/** `kept` is how many the device keeps; some may no longer be listed. */
export type SavedAnswer = TheseResidences & { kept: number }

type SavedRowsProps = BothWords & { asked: SavedAnswer; path: string; residencePath: (slug: string) => string }

export function SavedRows({ asked, path, residencePath, words, listingWords }: SavedRowsProps) {
  const { items, kept, measuredAt } = asked
  const { shared } = words
  return (
    <>
      <ResidenceRows
        name={words.saved.title(items.length)}
        residences={items}
        people={everybody}
        below={(residence) => <Note residence={residence} words={words} />}
        measuredAt={measuredAt}
        residencePath={residencePath}
        words={words}
        listingWords={listingWords}
      />
      <div className="row align-start mt-3 mb-3 no-print" data-drawn-at={measuredAt}>
        <AskSeveral residences={items} path={path} words={words.together} />
        <Button small icon="print" data-print="saved">
          {shared.print}
        </Button>
        <SendResidences residences={items} label={shared.send} words={listingWords} />
      </div>
      <ShareForm path={path} slugs={items.map(({ slug }) => slug)} words={shared.share} />
      {kept > items.length && <p className="mt-3">{shared.gone(kept - items.length)}</p>}
    </>
  )
}

/** Never leaves the device. */
function Note({
  residence: { slug, name },
  words: { shared },
}: {
  residence: FoundResidence
  words: BothWords['words']
}) {
  return (
    <span className="saved-note grid small" data-note-of={slug}>
      <label className="no-print">
        <VisuallyHidden>
          {shared.note}
          {shared.noteOf(name)}
        </VisuallyHidden>
        <input className="input" maxLength={200} placeholder={shared.note} autoComplete="off" />
      </label>
      <span className="print-only" />
    </span>
  )
}
