import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { Stage } from '#domain/certification/application/application.ts'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'

const stageOfAct = new Map<string, Stage>([
  ['accept', 'documents'],
  ['set-interview', 'interview'],
  ['hold-interview', 'interview'],
  ['set-visit', 'visit'],
  ['hold-visit', 'visit'],
  ['cancel-visit', 'visit'],
  ['propose', 'decision'],
  ['grant-appeal', 'appeal'],
  ['refuse-appeal', 'appeal'],
])

/** Without script, a refusal is shown in its form. The form of an act that came too late or too early is not on the page. */
export function MissedAct({ application, title }: { application: ApplicationAnswer; title: string }) {
  const refused = useRefused()
  if (refused === null || mayStandOnPage(application, refused.values.act ?? '')) return null
  return <DeskTrouble title={title} message={refused.message} />
}

function mayStandOnPage({ line, barred, proposal, visits }: ApplicationAnswer, act: string): boolean {
  const isPlanned = visits.some(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
  if (act === 'set-visit' && isPlanned) return false
  if (act === 'confirm') return proposal !== null && !proposal.isOwn
  if (act === 'send-back') return proposal !== null
  const stage = stageOfAct.get(act)
  return stage === undefined || (stage === line.stage && barred === null)
}
