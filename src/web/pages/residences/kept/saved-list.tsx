import { Link } from 'react-router'
import { mostCompared, type SearchAddress, searchOf } from '#domain/search-address.ts'
import { telAddress } from '#domain/tel-address.ts'
import { SaveHome } from '#web/parts/home-card/home-actions.tsx'
import { forgetSavedHomes, useSavedHomes } from '#web/parts/home-card/saved-homes.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { BothWords } from '../search-view.ts'
import './compared.css'

type SavedListProps = BothWords & { address: SearchAddress; path: string; homePath: (slug: string) => string }

/** The homes this device keeps: their names and numbers, with or without a connection. */
export function SavedList({ address, path, homePath, words, homeWords }: SavedListProps) {
  const homes = useSavedHomes()
  const { saved } = words
  const compared = homes.slice(-mostCompared).map(({ slug }) => slug)
  return (
    <details className="saved needs-script" id="saved">
      <summary>{saved.title(homes.length)}</summary>
      <p className="small quiet">{homes.length === 0 ? saved.none : saved.lead}</p>
      <ul>
        {homes.map((home) => (
          <li key={home.slug}>
            <Link to={homePath(home.slug)}>{home.name}</Link>
            <span className="small ink-2">
              {home.city}, {home.state}
            </span>
            <a className="saved-call" href={telAddress(home.phone)}>
              {home.phone}
            </a>
            <SaveHome home={home} words={homeWords} className="btn btn-sm" />
          </li>
        ))}
      </ul>
      {homes.length > 0 && (
        <div className="row">
          {homes.length > 1 && (
            <Link
              className="btn btn-line btn-sm"
              to={`${path}${searchOf({ query: address.query, compare: compared })}#compare`}
            >
              {saved.compare}
            </Link>
          )}
          <Button look="text" small onClick={forgetSavedHomes}>
            {saved.forgetAll}
          </Button>
        </div>
      )}
    </details>
  )
}
