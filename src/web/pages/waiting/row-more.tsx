import { useState } from 'react'
import type { WaitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingPerson } from '#contract/waiting/waiting.ts'
import { waitingLimits } from '#contract/waiting/waiting-limits.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { PersonFields } from './person-fields.tsx'

type RowMoreProps = {
  person: WaitingPerson
  about: string
  inAll: number
  words: WaitingWords
}

export function RowMore({ person, about, inAll, words }: RowMoreProps) {
  const refused = useRefused()
  const { id } = person
  const isBack = refused?.values.id === id
  return (
    <Disclosure summary={words.acts.more} className="w-full no-print" {...(isBack && { open: true })}>
      <div className="stack stack-fill gap-4">
        <div className="row">
          {(['moved_in', 'gone'] as const).map((act) => (
            <ActButton
              key={act}
              hidden={{ id }}
              act={act}
              focusAfter="house"
              said={words.said[act]}
              small
              label={act === 'gone' ? words.acts.gone : words.acts.movedIn}
              about={about}
            />
          ))}
        </div>
        {inAll > 1 && <Move person={person} inAll={inAll} words={words} />}
        <DeskForm
          act="change"
          hidden={{ id }}
          focusAfter={`w-${id}`}
          said={words.said.change}
          className="desk-form stack stack-fill gap-3"
        >
          <h5 className="t-strong">{words.person.title}</h5>
          <PersonFields person={person} words={words.person} />
          <SubmitButton small label={words.person.save} />
        </DeskForm>
      </div>
    </Disclosure>
  )
}

type MoveProps = Pick<RowMoreProps, 'person' | 'inAll' | 'words'>

/** Sends `seen`, so that a list changed meanwhile is not changed from an older view of it. */
function Move({ person: { id, place }, inAll, words }: MoveProps) {
  const here = place ?? 1
  // Keeps a typed reason when the list is read again; after success the form is empty.
  const [round, setRound] = useState(0)
  const places = Array.from({ length: inAll }, (_, index) => index + 1).filter((one) => one !== here)
  return (
    <DeskForm
      key={round}
      onDone={() => setRound(round + 1)}
      hidden={{ id, seen: `${here}` }}
      act="move"
      focusAfter={`w-${id}`}
      said={words.said.move}
      className="desk-form stack stack-fill gap-3"
    >
      <h5 className="t-strong">{words.move.title}</h5>
      <div className="two gap-3">
        <SelectField
          key={here}
          name="to"
          label={words.move.to}
          options={places.map((one) => ({ value: `${one}`, words: `${one}` }))}
          start={here > 1 ? here - 1 : 2}
        />
        <InputField name="reason" label={words.move.reason} help={words.move.help} maxLength={waitingLimits.reason} />
      </div>
      <SubmitButton small label={words.move.submit} />
    </DeskForm>
  )
}
