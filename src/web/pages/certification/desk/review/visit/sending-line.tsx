import { Fragment } from 'react'
import type { VisitWords } from '#content/certification/visit.ts'
import { hourMs, minuteMs } from '#domain/language/durations.ts'
import type { FindingOutbox, OutboxView } from '#web/parts/desk/findings/finding-outbox.ts'
import { useSignInAddress } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { listRefused, notSavedPhotos } from '#web/parts/desk/photos/refused-photos.tsx'
import type { PhotoBox } from '#web/parts/desk/photos/use-photos.ts'
import { useOnline } from '#web/plumbing/api/use-online.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { listNotSaved, notSavedFindings } from './not-saved.tsx'

type LineProps = {
  applicationId: string
  outbox: FindingOutbox | null
  view: OutboxView
  photos: PhotoBox
  isStored: boolean
  readAt: Date
  words: VisitWords
}

export function SendingLine({ applicationId, outbox, view, photos, isStored, readAt, words: all }: LineProps) {
  const { sending: words, refused: refusedWords, photos: photoWords } = all
  const isOnline = useOnline()
  const signIn = useSignInAddress()
  const [title, help] = sayWhere(view, { isOnline, isStored }, words)
  // Photos go after the findings: what holds those up holds up both.
  const trouble = view.waiting > 0 ? view.trouble : photos.view.trouble
  const notSaved = [
    { at: notSavedFindings, many: listNotSaved(view, applicationId).length, title: refusedWords.title },
    { at: notSavedPhotos, many: listRefused(photos, applicationId).length, title: photoWords.refused.title },
  ].filter(({ many }) => many > 0)
  const ofPhotos = sayPhotos(photos.view.waiting, isOnline ? trouble : 'offline', photoWords)
  const waiting = view.waiting + photos.view.waiting
  const troubles = [view, photos.view].filter((one) => one.waiting > 0).map(({ trouble }) => trouble)
  const isHeldUp = isOnline && (troubles.includes('held-up') || troubles.includes('offline'))
  const isQuiet = isOnline && view.trouble === 'none' && photos.view.trouble === 'none'
  const tryNow = () => {
    outbox?.tryNow()
    photos.outbox?.tryNow()
  }
  return (
    <>
      {help !== '' && <p className="phone-only small ink-2 needs-script">{help}</p>}
      <div className="foot-bar needs-script">
        <div className="split gap-3 align-center">
          <p role="status" className="marked">
            <Icon name={!isQuiet ? 'offline' : waiting > 0 ? 'upload' : notSaved.length > 0 ? 'alert' : 'check'} />
            <span>
              {notSaved.map(({ at, many, title }) => (
                <Fragment key={at}>
                  <a className="bold" href={`#${at}`}>
                    {title(many)}
                  </a>
                  .{' '}
                </Fragment>
              ))}
              {(notSaved.length === 0 || waiting > 0) && (
                <b>{view.waiting === 0 && ofPhotos ? ofPhotos : [title, ofPhotos].filter(Boolean).join(' ')}</b>
              )}{' '}
              <span className="wide-only small ink-2">{help}</span>
            </span>
          </p>
          <div className="row gap-2">
            {troubles.includes('signed-out') && (
              <ButtonLink small to={signIn}>
                {words.signIn}
              </ButtonLink>
            )}
            {isHeldUp && (
              <Button small onClick={tryNow}>
                {words.tryNow}
              </Button>
            )}
          </div>
        </div>
        {isOnline && <EndsSoon readAt={readAt} words={words} />}
      </div>
    </>
  )
}

/** Officers are signed out after two hours without use (session_end in db/schema/03_sign_in.sql). */
const [idleMs, warnMs] = [2 * hourMs, 30 * minuteMs]

function EndsSoon({ readAt, words }: { readAt: Date; words: VisitWords['sending'] }) {
  const { reread, isReading } = useDeskPageState()
  const left = readAt.getTime() + idleMs - useNow(readAt).getTime()
  if (left <= 0 || left > warnMs) return null
  const time = new Date(readAt.getTime() + idleMs).toLocaleTimeString('en-US', { timeStyle: 'short' })
  return (
    <div className="split gap-3 align-center">
      <p className="small bold">{words.endsSoon(time)}</p>
      <Button small aria-disabled={isReading} onClick={() => void reread()}>
        {words.stay}
      </Button>
    </div>
  )
}

function sayPhotos(waiting: number, trouble: OutboxView['trouble'], { line }: VisitWords['photos']): string {
  if (waiting === 0) return ''
  if (trouble === 'offline') return line.waits(waiting)
  if (trouble === 'signed-out') return line.signedOut(waiting)
  return trouble === 'held-up' ? line.heldUp(waiting) : line.sending(waiting)
}

type ConnectionState = { isOnline: boolean; isStored: boolean }

export function sayWhere(
  { waiting, trouble, isKept }: OutboxView,
  { isOnline, isStored }: ConnectionState,
  words: VisitWords['sending'],
): [title: string, help: string] {
  if (waiting === 0) {
    if (!isOnline) return [words.offline, words.kept]
    return [words.sent, isStored ? words.stored : '']
  }
  if (!isKept) return [words.lost(waiting), '']
  if (!isOnline || trouble === 'offline') return [words.waits(waiting), words.kept]
  if (trouble === 'signed-out') return [words.signedOut(waiting), words.signedOutHelp]
  return trouble === 'held-up' ? [words.heldUp(waiting), ''] : [words.sending(waiting), '']
}
