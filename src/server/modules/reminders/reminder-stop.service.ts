import type { StopWay } from '#server/modules/mail/stopping/stopping.service.ts'
import { findReminded, noteReminders, stopReminding } from './plan.store.ts'

/** Somebody who sets up the reminders chose them, and has to do so again. */
export const reminderStop: StopWay = {
  canRestart: false,
  find: findReminded,
  async set(tx, recipient) {
    await stopReminding(tx, recipient)
    const { organizationId } = recipient
    await noteReminders(tx, { organizationId, change: 'stopped', after: { mails: 'reminders' } })
  },
}
