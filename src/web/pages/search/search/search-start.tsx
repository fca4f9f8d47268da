import { buildSeekerPath, buildVerifyPath } from '#domain/language/language.ts'
import { tilePlaces } from '#web/parts/states/quilt-map/tile-places.ts'
import { Button } from '#web/ui/action/button.tsx'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import type { BothWords } from './search-view.ts'
import '#web/parts/states/quilt-map/quilt-map.css'
import '#web/ui/marks/grid-places.css'

type SearchStartProps = BothWords & { states: readonly { code: string; name: string }[] }

export function SearchStart({ states, words }: SearchStartProps) {
  const { start } = words
  const to = (code: string) => `${buildSeekerPath('search', words.language)}?state=${code}&open=1`
  return (
    <div className="wrap start pad-y-6">
      <form
        role="search"
        action={buildSeekerPath('search', words.language)}
        aria-label={start.findName}
        className="by-name row align-end mb-6"
      >
        <InputField label={start.byName} className="w-full w-28" name="q" required maxLength={100} autoComplete="off" />
        <Button type="submit">{start.findName}</Button>
      </form>
      <TitledSection titleId="by-state" title={start.byState} titleClass="t-title">
        <p className="ink-2 wide-only">{start.byStateLead}</p>
        <div className="start-states line gap-7 align-start mt-4">
          <ol className="quilt wide-only" aria-label={start.map} data-small-target>
            {states.map(({ code, name }) => {
              const place = tilePlaces.get(code)
              return (
                place && (
                  <li key={code} data-r={place.row} data-c={place.column}>
                    <a className="tile" href={to(code)} title={name}>
                      <span aria-hidden="true">{code}</span>
                      <span className="vh">{start.openIn(name)}</span>
                    </a>
                  </li>
                )
              )
            })}
          </ol>
          <ul className="state-names grow">
            {states.map(({ code, name }) => (
              <li key={code}>
                <a className="tap" href={to(code)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </TitledSection>
      <p className="mt-4">
        <a className="tap" href={buildVerifyPath(null, words.language)}>
          {start.verify}
        </a>
      </p>
    </div>
  )
}
