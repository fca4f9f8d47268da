import type { ListingsWords } from '#content/staff/moderation.ts'
import type { StaffListing } from '#contract/residence/moderation/staff-listings.ts'
import { hidingLimits } from '#domain/residence/listing/hiding.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { WordsField } from '#web/parts/desk/form/words-field.tsx'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

type ListingNotesProps = { listing: StaffListing; words: ListingsWords }

export function ListingNotes({ listing: { notes, mayChange }, words }: ListingNotesProps) {
  const { title, lead, none, label, submit, said } = words.notes
  return (
    <Part id="notes" title={title} gap={2} takesFocus>
      <p className="small ink-2">{lead}</p>
      {notes.length === 0 && <p className="small ink-2">{none}</p>}
      <ul className="ruled">
        {notes.map(({ id, words: written, at, by }) => (
          <li key={id} className="stack gap-1 small">
            <p className="as-typed break">{written}</p>
            <p className="ink-2">
              {by}, <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
      {mayChange && (
        // The key empties the field once the note stands above it.
        <DeskForm
          key={notes.length}
          act="note"
          said={said}
          didNotWork={words.didNotWork}
          focusAfter="notes"
          className="stack stack-fill gap-2"
        >
          <WordsField label={label} maxLength={hidingLimits.note} rows={2} />
          <SubmitButton label={submit} />
        </DeskForm>
      )}
    </Part>
  )
}
