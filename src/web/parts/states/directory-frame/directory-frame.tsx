import type { ReactNode, Ref } from 'react'
import type { DirectoryFrameWords } from '#content/states/directory/directory-frame.ts'
import { say } from '#domain/language/say.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/waiting/spinner.tsx'
import './directory-frame.css'

type DirectoryFrameProps = {
  words: DirectoryFrameWords
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

export function DirectoryFrame({ words, src, title, ratio, host, full, fallback, ref }: DirectoryFrameProps) {
  return (
    <div
      ref={ref}
      className={joinClassNames('directory-frame', ratio === 60 && 'frame-low', ratio === 'fill' && 'frame-fill')}
      data-state="unwatched"
    >
      <Spinner words={say(words.opening, { host: host ?? words.list })} />
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
            {words.slow}
          </b>
          <span hidden data-said-when="silent">
            <b>{words.silent.ask}</b> {words.silent.words}
          </span>
          <b hidden data-said-when="unreachable">
            {words.unreachable}
          </b>
        </p>
        <div className="frame-summary stack gap-2">{fallback}</div>
        <div className="row no-print">
          <ButtonLink variant="primary" small to={full} newTab>
            {words.full}
          </ButtonLink>
          <Button variant="line" small hidden data-try-again="">
            {words.again}
          </Button>
        </div>
      </div>
    </div>
  )
}
