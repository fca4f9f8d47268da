import { Form } from 'react-router'
import type { TroubleWords } from '#domain/seeker-words/trouble-words.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'

/** Where to go when a page has nothing for you: search by place, and the three pages that help most people on. */
export function WaysOn({ words: { search, links } }: { words: TroubleWords['ways'] }) {
  return (
    <>
      <search className="place-search">
        <Form action={search.action}>
          <SearchBox name={search.field} label={search.label} submit={search.submit} autoComplete="postal-code" />
        </Form>
      </search>
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
