import type { PhotoAct, VisitPhoto } from '#contract/certification/visit-photos.ts'
import type { ApplicationCase } from '#domain/certification/application/application-case.ts'
import type { Actor } from '#domain/certification/application/application-event.ts'
import { refusePhoto, refuseRemovingPhoto } from '#domain/certification/evidence/visit-photos.ts'
import {
  type ApplicationCases,
  type CertificationContext,
  runOnSeen,
} from '#server/modules/certification/cases/cases.service.ts'
import type { FileFacts, FilesService, OpenFile } from '#server/modules/files/files.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { deletePhoto, findPhoto, insertPhoto, listPhotos, type PhotoRow } from './visit-photos.store.ts'

type Parts = Pick<ServerParts, 'transactions' | 'clock'> & {
  cases: Pick<ApplicationCases, 'addRules'>
  files: FilesService
}

export type VisitPhotos = ReturnType<typeof createVisitPhotos>

type VisitPhotoWork = { tx: Tx; of: ApplicationCase; by: Actor }

const notPicture = 'This is not a picture. Send a JPEG or a PNG.'

function readState({ state, refusal, kind }: FileFacts): Pick<VisitPhoto, 'state' | 'refusal'> {
  return kind === 'pdf' ? { state: 'refused', refusal: notPicture } : { state, refusal }
}

const buildNoPhotoError = () => new AppError('not_found', 'There is no such photo.')

export function createVisitPhotos({ transactions, cases, files, clock }: Parts) {
  const toSender = ({ actor, organization }: CertificationContext) => ({ actor, organizationId: organization.id })

  const runWithin = <Done>(who: CertificationContext, id: string, work: (held: VisitPhotoWork) => Promise<Done>) =>
    runOnSeen(transactions, who, id, async ({ tx, stored, by }) =>
      work({ tx, of: await cases.addRules(tx, stored), by }),
    )
  async function requirePicture(who: CertificationContext, fileId: string): Promise<void> {
    const { refusal, state, kind } = await files.look(toSender(who), fileId)
    if (refusal !== null) throw new AppError('conflict', refusal)
    if (state === 'receiving') throw new AppError('conflict', 'This photo has not arrived as a whole yet.')
    if (kind === 'pdf') throw new AppError('conflict', notPicture)
  }
  async function add(who: CertificationContext, id: string, sent: PhotoAct & { act: 'add-photo' }): Promise<void> {
    const { photoId, visitId, code, fileId, madeAt } = sent
    await requirePicture(who, fileId)
    await runWithin(who, id, async ({ tx, of, by }) => {
      const photos = await listPhotos(tx, id)
      if (isSame(photos, photoId, by)) return
      const before = photos.filter((one) => one.visitId === visitId && one.code === code)
      const refusal = refusePhoto(of, by, { visitId, code }, before.length)
      if (refusal) throw toRefusalError(refusal)
      const row = { id: photoId, applicationId: id, visitId, code, fileId, byId: by.id, byName: by.name }
      const times = { madeAt: new Date(madeAt), takenAt: clock.now() }
      if (!(await insertPhoto(tx, { ...row, ...times }))) throw buildTakenError()
    })
  }
  async function remove(who: CertificationContext, id: string, photoId: string): Promise<void> {
    const fileId = await runWithin(who, id, async ({ tx, of, by }) => {
      const photo = await findPhoto(tx, photoId)
      if (photo?.applicationId !== id) throw buildNoPhotoError()
      const refusal = refuseRemovingPhoto(of, by, photo)
      if (refusal) throw toRefusalError(refusal)
      await deletePhoto(tx, photoId)
      return photo.fileId
    })
    await files.removeUnused(toSender(who), fileId)
  }

  return {
    act: (who: CertificationContext, id: string, sent: PhotoAct): Promise<void> =>
      sent.act === 'add-photo' ? add(who, id, sent) : remove(who, id, sent.photoId),
    async listShown(tx: Tx, { id, visits }: VisitView, personId: string): Promise<VisitPhoto[]> {
      const rows = await listPhotos(tx, id)
      const ids = rows.map(({ fileId }) => fileId)
      const facts = await runAsSystem(tx, () => files.factsOf(tx, ids))
      const open = new Set(visits.filter(isOpen).map((visit) => visit.id))
      return rows.flatMap((row) => {
        const file = facts.get(row.fileId)
        const mayRemove = row.byId === personId && open.has(row.visitId)
        return file ? [{ ...toShown(row), mayRemove, ...readState(file) }] : []
      })
    },
    /** Who sees the photo, by row level security, may open its file. */
    async open(who: CertificationContext, id: string): Promise<OpenFile> {
      const photo = await transactions.run(who.actor, (tx) => findPhoto(tx, id))
      if (!photo) throw buildNoPhotoError()
      const file = await files.open(who.actor, photo.fileId, async () => true)
      if (file.kind !== 'pdf') return file
      await file.stream.cancel()
      throw new AppError('conflict', notPicture)
    },
  }
}

type VisitView = { id: string; visits: ApplicationCase['visits'] }

const isOpen = ({ heldAt, canceledAt }: ApplicationCase['visits'][number]) => heldAt === null && canceledAt === null

const isSame = (photos: readonly PhotoRow[], id: string, by: Actor) =>
  photos.some((photo) => photo.id === id && photo.byId === by.id)

const buildTakenError = () => new AppError('conflict', 'This photo is here already, with another rule or visit.')

function toShown({ id, visitId, code, byName, madeAt }: PhotoRow) {
  return { id, visitId, code, by: byName, madeAt: madeAt.toISOString() }
}
