import type { SharedWords } from '#content/search/lists/shared-list.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { defaultSharedDays, sharedListLimits, type TheseResidences } from '#contract/search/shared-list.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { ResidenceRows } from '#web/pages/search/rows/residence-rows.tsx'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SelectField } from '#web/ui/form/filled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AskSeveral, SendResidences } from './send-residences.tsx'
import '#web/ui/text/card.css'

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
function Note({ residence, words: { shared } }: { residence: FoundResidence; words: BothWords['words'] }) {
  const { slug, name } = residence
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

type ShareFormProps = { path: string; slugs: readonly string[]; words: SharedWords['share'] }

function ShareForm({ path, slugs, words }: ShareFormProps) {
  return (
    <Form
      action={`${path}/shared/new`}
      hidden={{ homes: slugs.join(',') }}
      className="share-form row align-end card pad-4 w-40 no-print"
    >
      <SelectField
        label={words.ends}
        id="share-days"
        name="days"
        defaultValue={String(defaultSharedDays)}
        options={sharedListLimits.days.map((days) => ({ value: String(days), words: words.days(days) }))}
      />
      <Button type="submit" icon="share">
        {words.title}
      </Button>
      <p className="w-full small quiet">{words.lead}</p>
    </Form>
  )
}
