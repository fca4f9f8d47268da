import { VICTORIAN } from '#web/parts/street/scene.ts'
import { Street } from '#web/parts/street/street.tsx'
import { WaysOn } from './ways-on.tsx'
import './lost-page.css'

/** The 404: for people a way on, for whoever builds the site the specification's question, on the kerb. */
export function LostPage() {
  return (
    <>
      <section className="hero" aria-labelledby="lost">
        <div className="wrap">
          <h1 className="side-h ink-2" id="lost">
            404 Page Not Found
          </h1>
          <p className="display">Let’s get you back on the path</p>
          <WaysOn />
        </div>
        <Street lit={{ house: VICTORIAN }} label="A street at night with one house lit" />
      </section>
      <div className="night street-note">
        <div className="wrap">
          <p className="small">For whoever builds this site: Did you forget to add the page to the router?</p>
        </div>
      </div>
    </>
  )
}
