// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { visitPhotoWords as words } from '#content/certification/photos.ts'
import type { VisitPhoto } from '#contract/certification/visit-photos.ts'
import { photoLimits } from '#domain/certification/evidence/visit-photos.ts'
import { buildApplication, buildRule } from '#tests/support/certification/shown-application.ts'
import type { FindingAnswer } from '#web/parts/desk/findings/send-finding.query.ts'
import { type RefusedForm, RefusedFormContext } from '#web/parts/desk/form/refused-form.ts'
import { PhotoOutbox } from './photo-outbox.ts'
import type { QueuedPhoto } from './queued-photo.ts'
import { RulePhotos } from './rule-photos.tsx'
import { usePhotosView } from './use-photos.ts'

function openOutbox(hasRoom = true, answer: FindingAnswer = { is: 'unreachable' }) {
  const stored = new Map<string, QueuedPhoto>()
  let ids = 0
  return new PhotoOutbox({
    person: 'june.wv',
    kept: {
      list: async () => [...stored.values()],
      put: async (photo) => hasRoom && Boolean(stored.set(photo.photoId, photo)),
      delete: async (photoId) => void stored.delete(photoId),
    },
    send: async () => answer,
    lock: (work) => work(),
    mayGo: () => true,
    isOnline: () => answer.is !== 'unreachable',
    now: Date.now,
    newId: () => `id-${++ids}`,
    after: () => () => undefined,
    onKept: () => undefined,
  })
}

const sent = (id: string, mayRemove = true): VisitPhoto => {
  const taken = { visitId: 'v1', code: '2.F.17.b', by: 'June Sample', madeAt: '2026-11-27T15:00:00.000Z' }
  return Object.assign({ id, state: 'clean' as const, refusal: null, mayRemove }, taken)
}

type PanelProps = { outbox: PhotoOutbox | null; photos?: VisitPhoto[]; refused?: RefusedForm | null }

function Panel({ outbox, photos = [], refused = null }: PanelProps) {
  const view = usePhotosView(outbox)
  const application = buildApplication({ visitPhotos: photos })
  const given = { application, visitId: 'v1', rule: buildRule(), words }
  return (
    <RefusedFormContext value={refused}>
      <RulePhotos {...given} box={{ outbox, view }} />
    </RefusedFormContext>
  )
}

const choose = (file: File) => fireEvent.change(screen.getByLabelText(words.add.choose), { target: { files: [file] } })
const picture = (type = 'image/jpeg') => new File(['picture'], 'stairs.jpg', { type })
const alt = (nth: number) => words.nth(nth, 'Smoke alarms in place and tested')

it('takes a photo without a connection, shows that it waits, and lets go of it', async () => {
  const outbox = openOutbox()
  render(<Panel outbox={outbox} photos={[sent('one')]} />)
  choose(picture())
  expect(await screen.findByText(words.add.waits)).toBeTruthy()
  expect(outbox.view().photos).toMatchObject([{ visitId: 'v1', code: '2.F.17.b', state: 'waiting' }])
  fireEvent.click(screen.getByRole('button', { name: /^Remove.*Photo 2/ }))
  await waitFor(() => expect(screen.queryByText(words.add.waits)).toBeNull())
  expect(outbox.view().photos).toEqual([])
})

it('says in words what is no photo, and what the device does not keep', async () => {
  const outbox = openOutbox(false)
  render(<Panel outbox={outbox} />)
  choose(picture('application/pdf'))
  expect(screen.getByRole('alert').textContent).toBe(words.add.noPicture)
  choose(new File([], 'stairs.jpg', { type: 'image/jpeg' }))
  expect(screen.getByRole('alert').textContent).toBe(words.add.empty)
  choose(Object.defineProperty(picture(), 'size', { value: 25 * 1024 * 1024 }))
  expect(screen.getByRole('alert').textContent).toContain('This photo is 25.0 MB.')
  expect(outbox.view().photos).toEqual([])
  choose(picture())
  expect(await screen.findByText(words.add.notKept)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps a photo that was not saved at its rule, with the reason, until that was read', async () => {
  render(<Panel outbox={openOutbox(true, { is: 'refused', reason: 'A virus was found in it.' })} />)
  choose(picture())
  const said = await screen.findByText('stairs.jpg: A virus was found in it.')
  expect(said.closest('section')?.getAttribute('aria-labelledby')).toBe('photos-2.F.17.b')
  fireEvent.click(screen.getByRole('button', { name: /^OK.*stairs/ }))
  await waitFor(() => expect(screen.queryByText(/A virus/)).toBeNull())
})

it('asks for no more than a rule may have, and offers to remove only what may go', () => {
  const photos = Array.from({ length: photoLimits.ofRule }, (_, at) => sent(`p${at}`, at === 0))
  render(<Panel outbox={openOutbox()} photos={photos} />)
  expect(screen.queryByLabelText(words.add.choose)).toBeNull()
  expect(screen.getByText(words.add.full)).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([`Remove: ${alt(1)}`])
})

it('is a plain form without script, with what was refused', () => {
  const refused = { values: { act: 'add-photo' }, fields: {}, message: 'This is not a picture.' }
  const html = renderToString(<Panel outbox={null} refused={refused} />)
  expect(html).toMatch(/enctype="multipart\/form-data"/i)
  expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/jpeg,image\/png"[^>]*name="file"/)
  expect(html).toMatch(/<input type="hidden" name="visitId" value="v1"/)
  expect(html).toContain('This is not a picture.')
})
