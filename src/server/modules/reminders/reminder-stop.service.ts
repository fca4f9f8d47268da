import type { StopWay } from '#server/modules/mail/stopping/stopping.service.ts'
import { findReminded, noteStop, stopReminding } from './reminder-stop.store.ts'

/** Somebody who sets up the reminders chose them, and has to do so again. */
export const reminderStop: StopWay = {
  canRestart: false,
  find: findReminded,
  async set(tx, recipient) {
    await stopReminding(tx, recipient)
    await noteStop(tx, recipient, { change: 'stopped', mails: 'reminders' })
  },
}
