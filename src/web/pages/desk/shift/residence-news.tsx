import type { ShiftWords } from '#content/team/shift.ts'
import type { ShiftNote, ShiftResidence } from '#contract/team/shift.ts'
import { hourMs } from '#domain/language/durations.ts'
import { shiftHours } from '#domain/people/shift.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { NoteForm } from './note-form.tsx'

type ResidenceNewsProps = { residence: ShiftResidence; now: Date; words: ShiftWords }

export function ResidenceNews({ residence, now, words }: ResidenceNewsProps) {
  const refused = useRefused()
  const { id, name, notes, changes, moreChanges, questions, waitingList } = residence
  const [latest, ...earlier] = notes
  const own = latest?.isYours && isWithin(latest.at, now, shiftHours) ? latest : null
  const isBack = refused?.values.house === id
  return (
    <article className="grid gap-3 pad-y-4" aria-labelledby={`name-${id}`}>
      <h2 id={`name-${id}`} className="t-name">
        {name}
      </h2>
      {latest && <Note note={latest} you={words.you} />}
      {changes.length > 0 && (
        <ul className="grid gap-1 small" aria-label={words.changes}>
          {changes.map(({ at, by, words: line }) => (
            <li key={`${at} ${line}`}>
              {line}{' '}
              <span className="ink-2">
                {by} <Moment at={at} />
              </span>
            </li>
          ))}
          {moreChanges > 0 && <li className="ink-2">{words.more(moreChanges)}</li>}
        </ul>
      )}
      {questions && questions.waiting + questions.asked + questions.answered > 0 && (
        <p className="small">{words.questions(questions)}</p>
      )}
      {waitingList && waitingList.waiting + waitingList.joined + waitingList.left > 0 && (
        <p className="small">{words.waitingList(waitingList)}</p>
      )}
      <p className="row gap-4 small no-print">
        <SiteLink className="tap" to={`/workspace/beds?house=${id}#house-${id}`}>
          {words.toBoard}
        </SiteLink>
        {questions && questions.waiting > 0 && (
          <SiteLink className="tap" to={`/workspace/messages?house=${id}`}>
            {words.toMessages}
          </SiteLink>
        )}
        {waitingList && waitingList.waiting > 0 && (
          <SiteLink className="tap" to={`/workspace/waiting?house=${id}`}>
            {words.toList}
          </SiteLink>
        )}
      </p>
      {earlier.length > 0 && (
        <Disclosure summary={words.earlier(earlier.length)}>
          <div className="grid gap-3">
            {earlier.map((note) => (
              <Note key={note.at} note={note} you={words.you} />
            ))}
          </div>
        </Disclosure>
      )}
      <Disclosure
        summary={own ? words.write.change : words.write.open}
        className="no-print"
        {...(isBack && { open: true })}
      >
        <NoteForm label={id} start={own?.words ?? ''} words={words.write} />
      </Disclosure>
    </article>
  )
}

function Note({ note: { words, at, by, isYours }, you }: { note: ShiftNote; you: string }) {
  return (
    <div className="grid gap-0">
      <blockquote className="quoted barred as-typed">{words}</blockquote>
      <p className="small ink-2">
        {isYours ? you : by}, <Moment at={at} />
      </p>
    </div>
  )
}

function isWithin(at: string, now: Date, hours: number): boolean {
  return now.getTime() - Date.parse(at) < hours * hourMs
}
