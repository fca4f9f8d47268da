import type { WaitingPerson } from '#contract/waiting.ts'
import type { WaitingEnd } from '#domain/waiting.ts'
import { Moment } from '#web/parts/desk/moment.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { DeskForm, type RefusedForm } from '../desk-form.tsx'

export type LeftWords = {
  left: { title: string; text: string; ends: Record<WaitingEnd, string> }
  row: { nobody: string }
  acts: { putBack: string; remove: string }
  said: Record<'put_back' | 'delete', string>
  didNotWork: string
}

type LeftListProps = { people: readonly WaitingPerson[]; refused: RefusedForm | null; words: LeftWords }

/** Who left, so that a slip can be undone; and the way to delete somebody at once. */
export function LeftList({ people, refused, words }: LeftListProps) {
  return (
    <section className="waiting-left" aria-labelledby="left">
      <h3 id="left">{words.left.title}</h3>
      <p className="small quiet">{words.left.text}</p>
      <ul>
        {people.map(({ id, name, endedAs, endedAt }) => (
          <li key={id} id={`w-${id}`} tabIndex={-1}>
            <p>
              <b>{name || words.row.nobody}</b>{' '}
              <span className="small ink-2">
                {endedAs && words.left.ends[endedAs]}, {endedAt && <Moment at={endedAt} />}
              </span>
            </p>
            <div className="row">
              {(['put_back', 'delete'] as const).map((act) => (
                <DeskForm
                  key={act}
                  act={act}
                  hidden={{ id }}
                  home="house"
                  said={words.said[act]}
                  didNotWork={words.didNotWork}
                  refused={refused}
                >
                  {({ isPending }) => (
                    <Button type="submit" small look={act === 'delete' ? 'text' : 'line'} aria-disabled={isPending}>
                      {act === 'delete' ? words.acts.remove : words.acts.putBack}
                    </Button>
                  )}
                </DeskForm>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
