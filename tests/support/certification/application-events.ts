import { randomUUID } from 'node:crypto'
import type { ApplicationCase } from '#domain/certification/application/application-case.ts'
import type { ApplicationEvent } from '#domain/certification/application/application-event.ts'
import { decide } from '#domain/certification/application/decide.ts'
import { addDays } from '#domain/language/added-time.ts'
import { actors, applicationCase, applicationStart } from './application-case.ts'

const { dana, june } = actors
export const at = addDays(applicationStart, 1)
export type Said = ApplicationEvent extends infer One ? (One extends ApplicationEvent ? Omit<One, 'at'> : never) : never

export function said(event: Said, when = at): ApplicationEvent {
  return Object.assign(event, { at: when })
}

/** The case after events that must all be taken, and the mails of the last. */
export function take(events: readonly Said[], start = applicationCase(), when = at) {
  let of = start
  let sent: string[] = []
  let tasks: object[] = []
  for (const event of events) {
    const out = decide(of, said(event, when))
    if ('refused' in out) throw new Error(`${event.kind}: ${out.words}`)
    of = out.case
    sent = out.mails.map(({ kind, to }) => `${kind} ${to}`)
    tasks = out.tasks
  }
  return { of, sent, tasks, stage: of.application.stage }
}

export function refused(of: ApplicationCase, event: Said, when = at): string {
  const out = decide(of, said(event, when))
  if (!('refused' in out)) throw new Error(`${event.kind} was taken.`)
  return `${out.refused}: ${out.fields ? Object.values(out.fields).join(' ') : out.words}`
}

export const answers = ['1.A.1.a', '2.F.17.b'].map((code): Said => {
  return { kind: 'answered', by: dana, code, answer: 'yes', note: '', responsible: '' }
})
/** Of the visit that is planned, where that looks at it. */
export function met(code: string): Said {
  const visit = { id: randomUUID(), visitId: null, over: null, madeAt: null }
  return { kind: 'checked', by: june, code, finding: 'met', words: '', dueOn: null, visit }
}
export const visitSet = {
  kind: 'visit set' as const,
  by: june,
  visitId: 'v1',
  startsAt: addDays(at, 3),
  inspector: { id: 'June', name: 'June' },
}
export const opened: Said[] = [...answers, { kind: 'opened', by: dana }]
export const accepted: Said[] = [...opened, met('1.A.1.a'), { kind: 'documents accepted', by: june }]
export const toVisit: Said[] = [...accepted, { kind: 'interview held', by: june }, visitSet]
export const visited: Said[] = [
  ...toVisit,
  met('2.F.17.b'),
  { kind: 'visit held', by: june, visitId: 'v1', isEarly: true },
]
export const proposed: Said = {
  kind: 'decision proposed',
  by: june,
  outcome: 'certified',
  reasons: 'All met.',
  conditions: '',
}
export const refusal: Said = {
  kind: 'decision proposed',
  by: june,
  outcome: 'refused',
  reasons: 'No way out.',
  conditions: '',
}
