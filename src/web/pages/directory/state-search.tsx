import { Form } from 'react-router'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { type FoundState, FoundStates } from './state-list.tsx'

/** The search by state or ZIP, and below it what it found. Blank `asked`: nothing was searched for. */
export function StateSearch({ asked, found }: { asked: string; found: readonly FoundState[] }) {
  return (
    <>
      <search>
        <Form action="/directory">
          <SearchBox
            key={asked}
            name="q"
            label="Your state or ZIP"
            submit="Find a place"
            autoComplete="postal-code"
            enterKeyHint="search"
            defaultValue={asked}
          />
        </Form>
      </search>
      <div className="found" role="status">
        {asked !== '' && found.length > 0 && (
          <>
            <p>
              {found.length === 1 ? '1 state' : `${found.length} states`} for “{asked}”
            </p>
            <FoundStates states={found} />
          </>
        )}
        {asked !== '' && found.length === 0 && (
          <p>
            <b>No state matches “{asked}”.</b> Try its name, its two letters or a ZIP code of five digits.
          </p>
        )}
      </div>
    </>
  )
}
