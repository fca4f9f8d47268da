import type { ImportEnd, ImportRun } from '#domain/imports/decide.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeImportEndMail } from './end.mails.ts'
import { toReader } from './runs.store.ts'

export type ImportEndMailing = ReturnType<typeof createImportEndMailing>

type Parts = Pick<ServerParts, 'supportEmail' | 'baseUrl'> & { mail: Outbox }

export function createImportEndMailing({ mail, supportEmail, baseUrl }: Parts) {
  return {
    send: (tx: Tx, id: string, { fileName, askedBy }: ImportRun, end: ImportEnd): Promise<void> =>
      runAsSystem(tx, async () => {
        const to = await toReader(tx, askedBy)
        if (to === null) return
        const mailText = writeImportEndMail(end, { fileName, importUrl: `${baseUrl}/workspace/import/${id}` })
        await mail.enqueue(tx, { kind: 'import-end', to, replyTo: supportEmail, mailText })
      }),
    startDelivery: () => mail.startDelivery(),
  }
}
