import type { ReactNode, Ref } from 'react'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/waiting/spinner.tsx'
import './directory-frame.css'

type DirectoryFrameProps = {
  /** A path of this site or an address at the provider's host (docs/specification.md, ruling 6). */
  src: string
  title: string
  /** Height in percent of the width; `fill` takes the height of the box around it. */
  ratio: 75 | 60 | 'fill'
  host: string | null
  full: string
  fallback: ReactNode
  ref?: Ref<HTMLDivElement>
}

const ABILITIES = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * Our own page gets no origin, so that it cannot reach into the page around it. A provider's page needs its origin to
 * load its data, and a foreign origin cannot reach in either.
 */
function listAbilities(src: string): string {
  return src.startsWith('/') ? ABILITIES : `${ABILITIES} allow-same-origin`
}

export function DirectoryFrame({ src, title, ratio, host, full, fallback, ref }: DirectoryFrameProps) {
  return (
    <div
      ref={ref}
      className={joinClassNames('directory-frame', ratio === 60 && 'frame-low', ratio === 'fill' && 'frame-fill')}
      data-state="unwatched"
    >
      <Spinner words={`Opening ${host ?? 'the list'}`} />
      <iframe
        className="over"
        src={src}
        title={title}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox={listAbilities(src)}
      />
      <div className="frame-instead stack gap-3 w-40 w-full pad-4">
        <p role="status" className="no-print">
          <b hidden data-said-when="slow">
            Taking a while.
          </b>
          <span hidden data-said-when="silent">
            <b>Do you not see a list here?</b> Then it did not come. Here is what we know of it.
          </span>
          <b hidden data-said-when="unreachable">
            The directory cannot be reached from here right now.
          </b>
        </p>
        <div className="frame-summary stack gap-2">{fallback}</div>
        <div className="row no-print">
          <ButtonLink variant="primary" small to={full} newTab>
            Open Full Directory
          </ButtonLink>
          <Button variant="line" small hidden data-try-again="">
            Try again
          </Button>
        </div>
      </div>
    </div>
  )
}
