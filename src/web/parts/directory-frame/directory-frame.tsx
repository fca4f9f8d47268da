import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import '#web/ui/text/frame.css'
import { Spinner } from '#web/ui/waiting/spinner.tsx'
import { useFrameState } from './use-frame-state.ts'
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
  /** Escape was pressed inside the frame, whose keys the page around it does not see. */
  onEscape?: () => void
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
 * another host's silent frame stands under it, in words that are true whether a list came or not (see `useFrameState`).
 */
export function DirectoryFrame(props: DirectoryFrameProps) {
  return <Frame key={props.src} {...props} />
}

function Frame({ src, title, ratio, host, full, fallback, onEscape }: DirectoryFrameProps) {
  const { state, box, onLoad, attempt, tryAgain } = useFrameState(src, onEscape)
  const isWaiting = state === 'asleep' || state === 'loading'
  return (
    <div
      ref={box}
      className={classNames('frame directory-frame', ratio === 60 && 'frame-low', ratio === 'fill' && 'frame-fill')}
      data-state={state}
    >
      {isWaiting && <Spinner words={`Opening ${host ?? 'the list'}`} />}
      {state !== 'unreachable' && (
        <iframe
          key={attempt}
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox={abilities(src)}
          onLoad={onLoad}
        />
      )}
      <div className="frame-instead">
        <p role="status" className="no-print">
          {state === 'slow' && <b>Taking a while.</b>}
          {state === 'silent' && (
            <>
              <b>Do you not see a list here?</b> Then it did not come. Here is what we know of it.
            </>
          )}
          {state === 'unreachable' && <b>The directory cannot be reached from here right now.</b>}
        </p>
        <div className="frame-summary">{fallback}</div>
        <div className="row no-print">
          <ButtonLink look="primary" small to={full} newTab>
            Open Full Directory
          </ButtonLink>
          {state === 'unreachable' && (
            <Button look="line" small onClick={tryAgain}>
              Try again
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
