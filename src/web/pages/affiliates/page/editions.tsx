import type { StatePageWords } from '#content/affiliates/state-page.ts'
import type { PageEdition } from '#contract/states/state-page.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { type OwnPage, type PageFigure, pageFigures } from '#domain/states/own-page.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

type EditionsProps = {
  editions: readonly PageEdition[]
  words: StatePageWords
  names: Readonly<Record<PageFigure, string>>
}

export function Editions({ editions, words, names }: EditionsProps) {
  const isFirst = editions.filter(({ undoneAt }) => undoneAt === null).length === 1
  return (
    <section className="stack stack-fill gap-3" id="editions" tabIndex={-1} aria-labelledby="editions-title">
      <h2 id="editions-title">{words.editions.title}</h2>
      {editions.length === 0 && <p className="ink-2">{words.editions.none}</p>}
      <ul className="ruled">
        {editions.map((edition) => (
          <li key={edition.id} id={`edition-${edition.id}`} className="stack gap-1 pad-y-4 break">
            <p>
              <b>{describeStanding(edition, words)}</b> {words.editions.by} {edition.publishedBy},{' '}
              <Moment at={edition.publishedAt} />.
            </p>
            {edition.undoneAt !== null && (
              <p className="small">
                {words.editions.undone} {edition.undoneBy}, <Moment at={edition.undoneAt} />.
              </p>
            )}
            <p className="small ink-2">{describeFigures(edition.fields, names) || words.editions.noFigures}</p>
            {edition.stands && (
              <DeskForm
                act="undo"
                hidden={{ id: edition.id }}
                said={words.didUndo}
                didNotWork={words.notUndone}
                focusAfter="editions"
                className="row gap-3"
              >
                <SubmitButton label={words.undo} />
                <span className="small ink-2">{isFirst ? words.undoFirst : words.undoAbout}</span>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeStanding({ stands, undoneAt }: PageEdition, { editions }: StatePageWords): string {
  if (stands) return `${editions.stands}.`
  return undoneAt === null ? `${editions.replaced}.` : ''
}

function describeFigures(page: OwnPage, names: Readonly<Record<PageFigure, string>>): string {
  const said = pageFigures.flatMap((name) => {
    const [count, on] = [page[`${name}_count`], page[`${name}_on`]]
    return count && on ? [`${formatNumber(Number(count))} ${names[name]} on ${formatLongDay(on)}`] : []
  })
  return said.join('; ')
}
