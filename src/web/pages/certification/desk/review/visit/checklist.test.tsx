// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { visitWords as words } from '#content/certification/visit.ts'
import type { VisitPhoto } from '#contract/certification/visit-photos.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { buildApplication, buildVisit } from '#tests/support/certification/shown-application.ts'
import { FindingOutbox } from '#web/parts/desk/findings/finding-outbox.ts'
import { createFindingStore } from '#web/parts/desk/findings/finding-store.ts'
import type { FindingAnswer } from '#web/parts/desk/findings/send-finding.query.ts'
import { useOutboxView } from '#web/parts/desk/findings/use-outbox.ts'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { RefusedFormContext } from '#web/parts/desk/form/refused-form.ts'
import { noPhotos } from '#web/parts/desk/photos/queued-photo.ts'
import { Checklist } from './checklist.tsx'
import { SendingLine } from './sending-line.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const visit = buildVisit({ id: 'v1' })

function openOutbox(answer: FindingAnswer = { is: 'unreachable' }): FindingOutbox {
  let ids = 0
  return new FindingOutbox({
    kept: createFindingStore('june.wv'),
    send: async () => answer,
    lock: (work) => work(),
    isOnline: () => answer.is !== 'unreachable',
    now: () => Date.parse('2026-11-27T15:00:00Z'),
    newId: () => `id-${++ids}`,
    after: () => () => undefined,
  })
}

type PageProps = {
  outbox: FindingOutbox
  visitPhotos?: VisitPhoto[]
  asked?: string | null
  refused?: RefusedForm | null
}

function Page({ outbox, visitPhotos = [], asked = '1.A.1.a', refused = null }: PageProps) {
  const view = useOutboxView(outbox)
  const now = new Date('2026-11-27T15:00:00Z')
  const given = {
    application: buildApplication({ visitPhotos }),
    visit,
    outbox,
    view,
    now,
    photos: { outbox: null, view: noPhotos },
    words,
  }
  return (
    <RefusedFormContext value={refused}>
      <Checklist {...given} asked={asked} />
    </RefusedFormContext>
  )
}

function Line({ outbox }: { outbox: FindingOutbox }) {
  const given = { photos: { outbox: null, view: noPhotos }, isStored: false, readAt: new Date(visit.startsAt), words }
  const { id } = buildApplication().line
  return <SendingLine {...given} applicationId={id} outbox={outbox} view={useOutboxView(outbox)} />
}

it('keeps each tap, offers what has to change by when, and counts', () => {
  const outbox = openOutbox()
  render(<Page outbox={outbox} />)
  expect(screen.getByText('0 of 2 looked at')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Does not meet it'))
  expect(outbox.view().queue.map(({ said }) => said)).toMatchObject([
    { code: '1.A.1.a', visitId: 'v1', finding: 'not_met', words: '', dueOn: '2026-12-27' },
  ])
  fireEvent.change(screen.getByLabelText('What has to change'), { target: { value: 'The door sticks.' } })
  fireEvent.change(screen.getByLabelText('To mend by'), { target: { value: '2026-12-10' } })
  expect(outbox.view().queue.map(({ said }) => [said.words, said.dueOn])).toEqual([['The door sticks.', '2026-12-10']])
  expect(screen.getByText('1 of 2 looked at')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(screen.getByText('0 of 2 looked at')).toBeTruthy()
})

it('keeps in its fields what the server did not take, and says below that it is not saved', async () => {
  const outbox = openOutbox({ is: 'refused', reason: 'This day has passed.' })
  const page = (
    <>
      <Page outbox={outbox} />
      <Line outbox={outbox} />
    </>
  )
  renderOnDesk('/affiliate/applications/a/visit', page)
  fireEvent.click(screen.getByLabelText('Does not meet it'))
  fireEvent.change(screen.getByLabelText('What has to change'), { target: { value: 'Door' } })
  fireEvent.change(screen.getByLabelText('To mend by'), { target: { value: '1999-01-01' } })
  await act(async () => outbox.leave())
  expect(outbox.view().queue.map(({ state }) => state)).toEqual(['refused'])
  expect(screen.getByRole('status').textContent?.trim()).toBe('1 finding was not saved.')
  const read = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect([read('What has to change'), read('To mend by')]).toEqual(['Door', '1999-01-01'])
  expect(screen.getByText('0 of 2 looked at')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('To mend by'), { target: { value: '2026-12-10' } })
  expect(outbox.view().queue.map(({ said }) => [said.words, said.dueOn])).toEqual([['Door', '2026-12-10']])
})

it('leads from rule to rule, with the focus on the title of the one that opened', () => {
  render(<Page outbox={openOutbox()} />)
  expect(document.activeElement?.tagName).toBe('BODY')
  fireEvent.click(screen.getByRole('button', { name: 'Next: 2.F.17.b' }))
  expect(document.activeElement?.id).toBe('title-2.F.17.b')
  fireEvent.click(screen.getByRole('button', { name: words.rule.last }))
  expect(document.activeElement?.id).toBe('finish')
  fireEvent.click(screen.getAllByRole('link', { name: /^2\.F\.17\.b/ })[0] as HTMLElement)
  expect(document.activeElement?.id).toBe('title-2.F.17.b')
  fireEvent.click(screen.getByRole('link', { name: words.rule.back }))
  expect(document.activeElement?.id).toBe('title-1.A.1.a')
  fireEvent.click(screen.getByRole('button', { name: words.finish.see }))
  expect(document.activeElement?.id).toBe('title-2.F.17.b')
})

it('opens the rule that was open again where the page comes from the device, without its query', () => {
  const titles = () => [...document.querySelectorAll('h3[id^=title-]')].map(({ id }) => id)
  const { unmount } = render(<Page outbox={openOutbox()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Next: 2.F.17.b' }))
  unmount()
  const again = render(<Page outbox={openOutbox()} asked={null} />)
  expect(titles()).toEqual(['title-2.F.17.b'])
  fireEvent.click(screen.getByRole('button', { name: words.rule.last }))
  again.unmount()
  render(<Page outbox={openOutbox()} asked={null} />)
  expect(titles()).toEqual([])
})

it('shows what was photographed of the rule on a visit before', () => {
  const photo = (id: string, visitId: string, code: string): VisitPhoto => {
    return { id, visitId, code, state: 'clean', refusal: null, by: 'June', madeAt: visit.startsAt, mayRemove: false }
  }
  const photos = [photo('a', 'v0', '1.A.1.a'), photo('b', 'v0', '2.F.17.b'), photo('c', 'v1', '1.A.1.a')]
  render(<Page outbox={openOutbox()} visitPhotos={photos} />)
  const before = screen.getByText(words.photos.before).parentElement
  expect([...(before?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'))).toEqual([
    '/visit-photos/a',
  ])
})

it('has the photos beside what was found, before the ways on', () => {
  render(<Page outbox={openOutbox()} />)
  const [photo, next] = [screen.getByLabelText('Add a photo'), screen.getByRole('button', { name: 'Next: 2.F.17.b' })]
  expect(photo.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('says what was refused of a finding at the rule of the address, without its code in the form', () => {
  const refused = { values: { act: 'check' }, fields: { words: 'Say what has to change.' }, message: 'Not saved.' }
  render(<Page outbox={openOutbox()} refused={refused} />)
  expect(screen.getByText('Say what has to change.').closest('article')?.textContent).toContain('1.A.1.a')
  fireEvent.click(screen.getByRole('button', { name: 'Next: 2.F.17.b' }))
  expect(screen.queryByText('Say what has to change.')).toBeNull()
})
