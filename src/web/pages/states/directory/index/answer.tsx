import { formatCount } from '#domain/language/numbers.ts'
import { findStateOfZip } from '#domain/places/zip-state.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { ResidencesNear } from './residences-near.tsx'

type AnswerProps = {
  search: string
  found: readonly { name: string; slug: string }[]
  isNear: boolean
  isNoZip: boolean
}

const MOST = 3

function formatStates(states: number): string {
  if (states === 0) return 'No state'
  return formatCount(states, 'state')
}

/** At the top of the page, because the list with the same answer is a screen further down. */
export function Answer({ search, found, isNear, isNoZip }: AnswerProps) {
  const [first] = found
  const isZip = findStateOfZip(search) !== null
  if (isNoZip) {
    return (
      <div className="directory-answer barred stack gap-3">
        <p>
          <b>There is no ZIP code {search}.</b> Check the numbers, or type the name of your state.
        </p>
      </div>
    )
  }
  return (
    <div className="directory-answer barred stack gap-3">
      <p>
        {isZip && first ? (
          <b>
            ZIP codes that start with {search.trim().slice(0, 3)} are in {first.name}.
          </b>
        ) : (
          <b>
            {formatStates(found.length)} for “{search}”.
          </b>
        )}
      </p>
      <div className="row">
        {found.length <= MOST ? (
          found.map(({ name, slug }, place) => (
            <ButtonLink
              key={slug}
              variant={place === 0 ? 'primary' : 'line'}
              to={`/directory/${slug}${isZip ? `?near=${search.trim()}` : ''}`}
            >
              Go to {name}
            </ButtonLink>
          ))
        ) : (
          <ButtonLink variant="primary" to="#list">
            See them below
          </ButtonLink>
        )}
        {found.length === 0 && isNear && <ButtonLink to="#list">See what comes close</ButtonLink>}
        {(isZip || found.length === 0) && <ResidencesNear typed={search} />}
      </div>
    </div>
  )
}
