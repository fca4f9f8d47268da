import type { Jobs } from '#server/plumbing/work/jobs.ts'

const retentionQueue = 'invitation-retention'
const notesQueue = 'shift-note-retention'

type Forgets = { forgetOld(): Promise<unknown> }

export async function startTeamJobs(jobs: Jobs, joining: Forgets, shifts: Forgets): Promise<void> {
  const forget = async () => {
    await joining.forgetOld()
  }
  await jobs.work(retentionQueue, forget, { merge: true })
  await jobs.schedule(retentionQueue, '56 8 * * *')
  const forgetNotes = async () => {
    await shifts.forgetOld()
  }
  await jobs.work(notesQueue, forgetNotes, { merge: true })
  await jobs.schedule(notesQueue, '16 9 * * *')
}
