import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { say, sayCount } from '#domain/language/say.ts'
import { findStateOfZip } from '#domain/places/zip-state.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { ResidencesNear } from './residences-near.tsx'

type AnswerProps = {
  words: DirectoryIndexWords['answer']
  search: string
  found: readonly { name: string; slug: string }[]
  isNear: boolean
  isNoZip: boolean
}

const MOST = 3

/** At the top of the page, because the list with the same answer is a screen further down. */
export function Answer({ words, search, found, isNear, isNoZip }: AnswerProps) {
  const [first] = found
  const isZip = findStateOfZip(search) !== null
  if (isNoZip) {
    return (
      <div className="directory-answer barred stack gap-3">
        <p>
          <b>{say(words.noZip.title, { zip: search })}.</b> {words.noZip.hint}
        </p>
      </div>
    )
  }
  return (
    <div className="directory-answer barred stack gap-3">
      <p>
        <b>
          {isZip && first
            ? say(words.zip, { start: search.trim().slice(0, 3), state: first.name })
            : sayFound(words, found.length, search)}
        </b>
      </p>
      <div className="row">
        {found.length <= MOST ? (
          found.map(({ name, slug }, place) => (
            <ButtonLink
              key={slug}
              variant={place === 0 ? 'primary' : 'line'}
              to={`/directory/${slug}${isZip ? `?near=${search.trim()}` : ''}`}
            >
              {say(words.go, { state: name })}
            </ButtonLink>
          ))
        ) : (
          <ButtonLink variant="primary" to="#list">
            {words.below}
          </ButtonLink>
        )}
        {found.length === 0 && isNear && <ButtonLink to="#list">{words.close}</ButtonLink>}
        {(isZip || found.length === 0) && <ResidencesNear words={words.searchNear} typed={search} />}
      </div>
    </div>
  )
}

function sayFound(words: AnswerProps['words'], states: number, search: string): string {
  return states === 0 ? say(words.none, { search }) : sayCount(words.found, states, { search })
}
