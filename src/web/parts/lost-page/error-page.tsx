import type { TroubleWords } from '#domain/seeker-words/trouble-words.ts'
import { pageTitle } from '#web/plumbing/page-head.ts'
import { Button } from '#web/ui/action/button.tsx'
import { WaysOn } from './ways-on.tsx'
import './lost-page.css'

type ErrorPageProps = { status: number | undefined; words: TroubleWords }

/** A room of the desk without a network: the board works on, and the room can be tried again. */
export function AwayPage({ words: { away } }: { words: TroubleWords }) {
  return (
    <section className="wrap section stack gap-5 broken" aria-labelledby="away">
      <title>{pageTitle(away.title)}</title>
      <meta name="description" content={away.description} />
      <h1 id="away">{away.title}</h1>
      <p className="lead">{away.text}</p>
      <div className="row">
        {/* Not by the router: it has just lost its way. */}
        <a className="btn btn-primary" href="/">
          {away.board}
        </a>
        <Button icon="undo" onClick={() => location.reload()}>
          {away.again}
        </Button>
      </div>
    </section>
  )
}

/** A page that broke on the way: what happened in plain words, Try again, and ways on. `status` only in small print. */
export function ErrorPage({ status, words: { broken, ways } }: ErrorPageProps) {
  return (
    <section className="wrap section stack gap-5 broken" aria-labelledby="broken">
      <title>{pageTitle(broken.title)}</title>
      <meta name="description" content={broken.description} />
      <h1 className="display" id="broken">
        {broken.title}
      </h1>
      <p className="lead">{status === undefined ? broken.unreached : broken.text}</p>
      <Button look="primary" icon="undo" onClick={() => location.reload()}>
        {broken.again}
      </Button>
      <WaysOn words={ways} />
      {status && <p className="small quiet">{broken.code(status)}</p>}
    </section>
  )
}
