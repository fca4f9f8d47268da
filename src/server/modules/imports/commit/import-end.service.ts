import type { ImportEnd } from '#domain/imports/decide.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeImportEndMail } from './end.mails.ts'
import { type RunInProgress, toReader } from './runs.store.ts'

export type ImportEndMailing = (
  run: Pick<RunInProgress, 'id' | 'fileName' | 'askedBy'>,
  end: ImportEnd,
) => Promise<void>

type Parts = Pick<ServerParts, 'transactions' | 'supportEmail' | 'baseUrl'> & { mail: Outbox }

export function createImportEndMailing({ transactions, mail, supportEmail, baseUrl }: Parts): ImportEndMailing {
  return async ({ id, fileName, askedBy }, end) => {
    await transactions.run(system, async (tx) => {
      const to = await toReader(tx, askedBy)
      if (to === null) return
      const mailText = writeImportEndMail(end, { fileName, importUrl: `${baseUrl}/workspace/import/${id}` })
      await mail.enqueue(tx, { kind: 'import-end', to, replyTo: supportEmail, mailText })
    })
    await mail.startDelivery()
  }
}
