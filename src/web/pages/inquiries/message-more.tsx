import { useState } from 'react'
import type { MessagesWords } from '#content/inquiries/messages.ts'
import type { ReceivedInquiries, ReceivedInquiry } from '#contract/inquiries/inquiry.ts'
import { inquiryNoteLimit } from '#contract/inquiries/inquiry-fields.ts'
import { closeReasons } from '#domain/inquiries/inquiry.ts'
import { findInitial } from '#domain/people/initial.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { GuardedNote } from '#web/parts/desk/note/guarded-note.tsx'
import { AskedAgain } from '#web/parts/desk/note/note-question.tsx'
import { takeHoldNoteAlong } from '#web/parts/night-board/hold/hold-note.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type MessageMoreProps = {
  message: ReceivedInquiry
  residence: ReceivedInquiries['residences'][number] | undefined
  words: MessagesWords
  isOpen: boolean
}

const buildBoardAddress = (id: string) => `/workspace/beds?house=${id}#house-${id}`

export function MessageMore({ message, residence, words, isOpen }: MessageMoreProps) {
  const refused = useRefused()
  const { id, kind, note, waiting } = message
  const form = { hidden: { id }, focusAfter: `m-${id}` }
  // Where a form in it came back without script, it is open.
  const isBack = refused?.values.id === id && ['note', 'close', 'list'].includes(refused.values.act ?? '')
  return (
    <Disclosure summary={words.more} className="no-print" {...(isBack && { open: true })}>
      <div className="stack stack-fill gap-4">
        {kind === 'bed' && (
          <div className="row">
            {waiting === null && <PutOnList residence={residence} words={words} form={form} />}
            <ButtonLink
              small
              icon="bed"
              to={buildBoardAddress(message.residenceId)}
              onClick={() => takeHoldNoteAlong(findInitial(message.name))}
            >
              {words.hold}
            </ButtonLink>
          </div>
        )}
        <NoteForm note={note} words={words} form={form} />
        {isOpen && kind === 'bed' && (
          <DeskForm {...form} act="close" said={words.said.close} className="desk-form stack stack-fill gap-3">
            <SelectField
              name="reason"
              label={words.close.label}
              placeholder={words.close.choose}
              options={closeReasons.map((value) => ({ value, words: words.close.reasons[value] }))}
            />
            <SubmitButton small label={words.close.submit} />
          </DeskForm>
        )}
      </div>
    </Disclosure>
  )
}

/** Sends the note as it was when typing began, so that somebody else's change is not overwritten. */
function NoteForm({ note, words, form }: { note: string } & Pick<PutOnListProps, 'words' | 'form'>) {
  const [begun, setBegun] = useState<{ with: string; seen: string | null } | null>(null)
  return (
    <DeskForm
      {...form}
      hidden={{ ...form.hidden, seen: begun?.seen ?? note }}
      act="note"
      said={words.said.note}
      className="desk-form stack stack-fill gap-3"
      onDone={() => setBegun(null)}
      // Told that somebody else was faster, they know what it says now. Any other failure says nothing of it.
      onFailed={({ status }) => {
        if (status === 409) setBegun((is) => is && { ...is, seen: null })
      }}
    >
      {({ errors, typed }) => (
        <>
          <GuardedNote>
            {(check) => (
              <Field label={words.note.label} help={words.note.help} error={errors.note}>
                {(wiring) => (
                  <>
                    <Textarea
                      {...wiring}
                      key={begun?.with ?? note}
                      name="note"
                      rows={2}
                      maxLength={inquiryNoteLimit}
                      defaultValue={typed.note ?? note}
                      onInput={(event) => {
                        check(event)
                        setBegun((is) => ({ with: is?.with ?? note, seen: is?.seen ?? note }))
                      }}
                    />
                    <AskedAgain box={wiring.id} errors={errors} />
                  </>
                )}
              </Field>
            )}
          </GuardedNote>
          <SubmitButton small label={words.note.save} />
        </>
      )}
    </DeskForm>
  )
}

type PutOnListProps = Pick<MessageMoreProps, 'residence' | 'words'> & {
  form: { hidden: { id: string }; focusAfter: string }
}

function PutOnList({ residence, words, form }: PutOnListProps) {
  const audiences = residence?.audiences ?? []
  return (
    <DeskForm {...form} act="list" said={words.said.list} className="desk-form stack stack-fill gap-3">
      {audiences.length > 1 && (
        <SelectField
          name="audience"
          label={words.list.forWhom}
          placeholder={words.list.choose}
          options={audiences.map((value) => ({ value, words: audienceWords[value] }))}
        />
      )}
      <SubmitButton small icon="people" label={words.list.submit} />
    </DeskForm>
  )
}
