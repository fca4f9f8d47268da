import { addHours } from '#domain/language/added-time.ts'
import { type SecurityAlert, securityAlerts } from '#domain/people/security-alerts.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeAlertMail } from './alert.mails.ts'
import { countWorstSince, insertEvents, wasAlerted } from './security.store.ts'

const pauseMs = 10_000

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'supportEmail' | 'baseUrl'> & { mail: Outbox }

export function createAlerts({ transactions, mail, clock, supportEmail, baseUrl }: Parts) {
  let [lookedAt, waits] = [0, false]

  async function notify(tx: Tx, name: string, alert: SecurityAlert, at: Date): Promise<boolean> {
    const since = addHours(at, -1)
    const worst = await countWorstSince(tx, { kinds: alert.kinds, of: alert.of, since })
    if (worst < alert.atLeast || (await wasAlerted(tx, name, since))) return false
    await mail.enqueue(tx, {
      kind: 'security-alert',
      to: supportEmail,
      mailText: writeAlertMail(alert, worst, baseUrl),
    })
    const nobody = { network: null, personId: null, organizationId: null, things: null, gathered: false }
    await insertEvents(tx, [{ ...nobody, since: at, until: at, kind: 'alert_sent', about: name, events: 1 }])
    return true
  }

  return {
    async look(hasNews: boolean): Promise<void> {
      const at = clock.now()
      waits ||= hasNews
      if (!waits || Math.abs(at.getTime() - lookedAt) < pauseMs) return
      ;[lookedAt, waits] = [at.getTime(), false]
      const notified = await transactions.run(system, async (tx) => {
        const all: boolean[] = []
        for (const [name, alert] of Object.entries(securityAlerts)) all.push(await notify(tx, name, alert, at))
        return all
      })
      if (notified.includes(true)) await mail.startDelivery()
    },
  }
}
