import type { ReactNode, Ref } from 'react'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import '#web/ui/text/frame.css'
import { Spinner } from '#web/ui/waiting/spinner.tsx'
import './directory-frame.css'

type DirectoryFrameProps = {
  /** Where the directory is: a path of this site, or an address at the provider's host (rulings 6). */
  src: string
  /** The frame's name for those who cannot see it: "Recovery residences in Maine". */
  title: string
  /** Height in percent of the width, or `fill`: all the room there is, in a box of a height of its own. */
  ratio: 75 | 60 | 'fill'
  /** Name of the host, shown while one waits; null for this very site. */
  host: string | null
  /** Where the same list is opened whole. */
  full: string
  /** Contact and numbers in a few lines, without headings: shown when the frame is slow or does not come, and on paper. */
  fallback: ReactNode
  ref?: Ref<HTMLDivElement>
}

const ABILITIES = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * What a frame may do. Our own page is kept without an origin, so that it cannot reach into the page around it. A
 * provider's page needs its origin to load its data, and a foreign origin cannot reach in either.
 */
function abilities(src: string): string {
  return src.startsWith('/') ? ABILITIES : `${ABILITIES} allow-same-origin`
}

/**
 * A state's directory in a frame that never leaves an empty hole: it waits, then says so, then sums up. The summary of
 * another host's silent frame stands under it, in words that are true whether a list came or not (see `watchFrame`).
 */
export function DirectoryFrame({ src, title, ratio, host, full, fallback, ref }: DirectoryFrameProps) {
  return (
    <div
      ref={ref}
      className={classNames('frame directory-frame', ratio === 60 && 'frame-low', ratio === 'fill' && 'frame-fill')}
      data-state="asleep"
    >
      <Spinner words={`Opening ${host ?? 'the list'}`} />
      <iframe src={src} title={title} loading="lazy" referrerPolicy="no-referrer" sandbox={abilities(src)} />
      <div className="frame-instead">
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
        <div className="frame-summary">{fallback}</div>
        <div className="row no-print">
          <ButtonLink look="primary" small to={full} newTab>
            Open Full Directory
          </ButtonLink>
          <Button look="line" small hidden data-try-again="">
            Try again
          </Button>
        </div>
      </div>
    </div>
  )
}
