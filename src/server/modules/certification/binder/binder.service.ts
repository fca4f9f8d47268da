import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { CertificationContext } from '#server/modules/certification/cases/cases.service.ts'
import type { EvidenceService } from '#server/modules/certification/evidence/evidence.service.ts'
import type { VisitPhotos } from '#server/modules/certification/photos/visit-photos.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { readWhole } from '#server/plumbing/files/file-store.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { binderBytes, type FileContent, type NumberedFile, numberFiles, toBinder } from './binder.rules.ts'
import type { BinderWork } from './binder-work.worker.ts'

type Parts = Pick<ServerParts, 'transactions' | 'limits' | 'clock'> & {
  work: BinderWork
  evidence: Pick<EvidenceService, 'open'>
  photos: Pick<VisitPhotos, 'open'>
  read: (who: CertificationContext, id: string) => Promise<ApplicationAnswer>
}

const made = { uses: 30, window: 3_600 } as const

export function createBinders({ transactions, limits, clock, work, evidence, photos, read }: Parts) {
  const limit = limits.limit('binders', made)

  async function collect(who: CertificationContext, files: readonly NumberedFile[]): Promise<FileContent[]> {
    const contents: FileContent[] = []
    let left = binderBytes
    for (const file of files) {
      const content = await open(who, file, left)
      if (content.is !== 'left out') left -= content.bytes.byteLength
      contents.push(content)
    }
    return contents
  }
  async function open(who: CertificationContext, { id, isPhoto }: NumberedFile, left: number): Promise<FileContent> {
    try {
      const file = await (isPhoto ? photos : evidence).open(who, id)
      if (file.size <= left) return { is: file.kind, bytes: await readWhole(file) }
      await file.stream.cancel()
      return { is: 'left out', why: 'The files are too large for one binder. Open it in the application.' }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { is: 'left out', why: error.message }
    }
  }

  return {
    async make(who: CertificationContext, id: string): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
      const application = await read(who, id)
      const { id: organizationId } = who.organization
      await transactions.run(who.actor, (tx) => limit.take(tx, organizationId))
      const files = numberFiles(application)
      const bytes = await work.run(organizationId, async () => {
        const contents = await collect(who, files)
        return toBinder(application, { files, contents, at: clock.now(), by: who.person.name })
      })
      return { name: `${application.line.residence.name} binder.pdf`, bytes }
    },
  }
}
