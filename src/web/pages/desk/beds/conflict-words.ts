import type { BoardGroup } from '#contract/beds/board.ts'
import { describeMoment } from '#domain/history/phrases.ts'

type FormSaid = { kind: 'report' | 'confirm'; open: number; seen: string | null }

export function describeFormConflict({ kind, open, seen }: FormSaid, now: BoardGroup): string {
  const mine = kind === 'confirm' ? `You said ${open} is still right` : `You set ${open}`
  const again = kind === 'confirm' ? '' : ` If ${open} is right, say it again.`
  const why = now.reportId === seen ? ' (a hold began or ended)' : describeReporter(now)
  return `${mine}, it is ${now.open ?? 'another number'} now${why}.${again}`
}

function describeReporter({ saidBy, saidAt }: BoardGroup): string {
  const who = saidBy?.isYou ? ' by you' : saidBy?.name ? ` by ${saidBy.name}` : ''
  return ` (said${who}${saidAt === null ? '' : ` on ${describeMoment(saidAt)}`})`
}
