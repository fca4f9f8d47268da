import { Button } from '#web/ui/action/button.tsx'
import { WaysOn } from './ways-on.tsx'
import './lost-page.css'

/** A page that broke on the way: what happened in plain words, Try again, and ways on. `status` only in small print. */
export function ErrorPage({ status }: { status: number | undefined }) {
  return (
    <section className="wrap section stack gap-5 broken" aria-labelledby="broken">
      <h1 className="display" id="broken">
        The light flickered
      </h1>
      <p className="lead">
        {status === undefined
          ? 'This page did not load. Your connection may be down, or the fault is ours. Nothing you wrote elsewhere is lost. '
          : 'This page did not load. It is our fault, not yours, and nothing you wrote elsewhere is lost. '}
        Trying again often helps.
      </p>
      <Button look="primary" icon="undo" onClick={() => location.reload()}>
        Try again
      </Button>
      <WaysOn />
      {status && <p className="small quiet">Code {status}</p>}
    </section>
  )
}
