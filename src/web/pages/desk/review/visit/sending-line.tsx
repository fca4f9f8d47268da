import type { VisitWords } from '#content/desk/certification/visit.ts'
import type { FindingOutbox, OutboxView } from '#web/parts/desk/findings/finding-outbox.ts'
import { useSignInAddress } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useOnline } from '#web/plumbing/api/use-online.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type LineProps = { outbox: FindingOutbox | null; view: OutboxView; isStored: boolean; words: VisitWords['sending'] }

export function SendingLine({ outbox, view, isStored, words }: LineProps) {
  const isOnline = useOnline()
  const signIn = useSignInAddress()
  const [title, help] = sayWhere(view, { isOnline, isStored }, words)
  const isHeldUp = view.waiting > 0 && isOnline && (view.trouble === 'held-up' || view.trouble === 'offline')
  return (
    <div className="foot-bar needs-script">
      <div className="row between tight gap-3">
        <p role="status" className="marked">
          <Icon name={!isOnline || view.trouble !== 'none' ? 'offline' : view.waiting > 0 ? 'upload' : 'check'} />
          <span>
            <b>{title}</b> <span className="small ink-2">{help}</span>
          </span>
        </p>
        {view.waiting > 0 && view.trouble === 'signed-out' && (
          <ButtonLink small to={signIn}>
            {words.signIn}
          </ButtonLink>
        )}
        {isHeldUp && (
          <Button small onClick={() => outbox?.tryNow()}>
            {words.tryNow}
          </Button>
        )}
      </div>
    </div>
  )
}

type Where = { isOnline: boolean; isStored: boolean }

export function sayWhere(
  { waiting, trouble, isKept }: OutboxView,
  { isOnline, isStored }: Where,
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
