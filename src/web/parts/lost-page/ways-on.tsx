import type { TroubleWords } from '#domain/seeker-words/trouble-words.ts'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

/** Where to go when a page has nothing for you: search by place, and the three pages that help most people on. */
export function WaysOn({ words: { links } }: { words: TroubleWords['ways'] }) {
  return (
    <>
      <PlaceSearch />
      <ul className="ways-on">
        {links.map(({ words, to }) => (
          <li key={to}>
            <SiteLink className="contact-line" to={to}>
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
