import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import './leave-site.css'

/** Where "Leave this site" goes: an inconspicuous page. */
const ELSEWHERE = 'https://www.weather.gov/'

export function LeaveSite() {
  const { crisis } = useFrameWords()
  return (
    <>
      <a className="exit" href={ELSEWHERE} rel="noreferrer">
        <Icon name="exit" />
        {crisis.leave}
      </a>
      <div className="exit-hint line wide-only" role="status" hidden>
        {crisis.hint}
        <Button variant="text" small>
          {crisis.hintSeen}
        </Button>
      </div>
    </>
  )
}
