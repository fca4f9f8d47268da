import type { BoardGroup } from '#contract/desk/board.ts'
import { momentWords } from '#domain/history/phrases.ts'

/** What a form without a script said of a group: a number, or that the shown one is still right. */
type FormSaid = { kind: 'report' | 'confirm'; open: number; seen: string | null }

/** Why a form's number was not taken: what it was, what there is now, who said that and when. */
export function formConflictWords({ kind, open, seen }: FormSaid, now: BoardGroup): string {
  const mine = kind === 'confirm' ? `You said ${open} is still right` : `You set ${open}`
  const again = kind === 'confirm' ? '' : ` If ${open} is right, say it again.`
  const why = now.reportId === seen ? ' (a hold began or ended)' : saidWords(now)
  return `${mine}, it is ${now.open ?? 'another number'} now${why}.${again}`
}

function saidWords({ saidBy, saidAt }: BoardGroup): string {
  const who = saidBy?.isYou ? ' by you' : saidBy?.name ? ` by ${saidBy.name}` : ''
  return ` (said${who}${saidAt === null ? '' : ` on ${momentWords(saidAt)}`})`
}
