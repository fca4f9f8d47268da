import { Link } from 'react-router'
import type { Relaxation } from '#contract/residence-search.ts'
import { changedSearch, type SearchAddress, searchOf } from '#domain/search-address.ts'
import type { PlaceSaid } from '#domain/seeker-words/search-words.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { BothWords } from '../search-view.ts'
import './answers.css'

type NothingFoundProps = BothWords & {
  address: SearchAddress
  path: string
  relaxations: readonly Relaxation[]
  lookedAt: number
  place: PlaceSaid
}

/** What would find homes: each change is one link that says how many, what changes, and from what to what. */
export function NothingFound({ address, path, relaxations, lookedAt, place, words, homeWords }: NothingFoundProps) {
  const { relax } = words
  const isEmptyState = place.kind === 'state' && lookedAt === 0
  const found = relaxations.filter(({ homes }) => homes > 0)
  return (
    <section className="nothing" aria-label={relax.one}>
      <div className="nothing-head">
        <svg className="none-mark" viewBox="0 0 72 96" aria-hidden="true" focusable="false">
          <path d="M5 5h62v82H5zM36 5v82M5 46h62M0 92h72" />
        </svg>
        <p className="lead">{found.length > 0 ? relax.lookedAt(lookedAt, place) : relax.none(isEmptyState)}</p>
      </div>
      {found.length > 0 && (
        <ul className="relax">
          {found.map((change) => (
            <li key={change.change + change.to}>
              <Link to={path + searchOf(changedSearch(address, { [change.change]: change.to || null }))}>
                <span className="n">
                  {homeWords.number(change.homes)}
                  <small>{homeWords.homes(change.homes).replace(/^\S+\s/, '')}</small>
                </span>
                <b>{relax.title(change)}</b>
                <span className="swap">
                  <s>{relax.from(change)}</s> {relax.to(change)}
                  {relax.hint(change) && `. ${relax.hint(change)}`}
                </span>
                <Icon name="chevron" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isEmptyState && (
        <p>
          <ButtonLink to={path} look="line">
            {relax.otherState}
          </ButtonLink>
        </p>
      )}
      <p className="measure">
        {relax.helpline}{' '}
        <a className="nowrap" href="tel:18006624357">
          1-800-662-4357
        </a>
      </p>
    </section>
  )
}
