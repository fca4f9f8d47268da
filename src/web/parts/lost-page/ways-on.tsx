import { Form } from 'react-router'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'

/** Where to go when a page has nothing for you: search by place, and the three pages that help most people on. */
export function WaysOn() {
  return (
    <>
      <search className="place-search">
        <Form action="/directory">
          <SearchBox name="q" label="Your state or ZIP" submit="Find a place" autoComplete="postal-code" />
        </Form>
      </search>
      <ul className="ways-on">
        <li>
          <SiteLink className="contact-line" to="/">
            Home
          </SiteLink>
        </li>
        <li>
          <SiteLink className="contact-line" to="/directory">
            NARR Directory
          </SiteLink>
        </li>
        <li>
          <SiteLink className="contact-line" to="/contact">
            Contact
          </SiteLink>
        </li>
      </ul>
    </>
  )
}
