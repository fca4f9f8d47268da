import type { HealthWords } from '#content/staff/health.ts'
import type { HealthAnswer } from '#contract/live/health.ts'
import { minuteMs } from '#domain/language/durations.ts'

const lateMs = 10 * minuteMs

type Look = { said: string; to: string }

export function listTroubles({ mail, queues, errors }: HealthAnswer, at: Date, words: HealthWords): Look[] {
  const isLate = (since: string | null) => since !== null && at.getTime() - Date.parse(since) > lateMs
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const failed = sum(queues.map((queue) => queue.failed))
  const late = queues.filter(({ waiting, waitingSince }) => waiting > 0 && isLate(waitingSince))
  const broke = sum(errors.map(({ times }) => times))
  const { now } = words
  return [
    ...(failed > 0 ? [{ said: now.jobs(failed), to: '#jobs' }] : []),
    ...late.map(({ name }) => ({ said: now.late(nameJob(name, words)), to: '#jobs' })),
    ...(mail.failed > 0 ? [{ said: now.mails(mail.failed), to: '#mail' }] : []),
    ...(isLate(mail.waitingSince) ? [{ said: now.late(words.mail.title), to: '#mail' }] : []),
    ...(broke > 0 ? [{ said: now.errors(broke), to: '#errors' }] : []),
  ]
}

export function nameJob(name: string, words: HealthWords): string {
  const kinds: Readonly<Record<string, string>> = words.jobs.kinds
  return Object.hasOwn(kinds, name) ? (kinds[name] ?? name) : name
}

export function explainFailure(code: string | null, words: HealthWords): string {
  if (code === null) return words.stopped
  return words.reasons.find((reason) => reason.code.test(code))?.words ?? words.unknown
}
