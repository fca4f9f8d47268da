import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FindingAnswer } from '#web/parts/desk/findings/send-finding.query.ts'
import { PhotoOutbox } from './photo-outbox.ts'
import type { PhotoStore } from './photo-store.ts'
import type { QueuedPhoto } from './queued-photo.ts'

const place = { applicationId: 'a', visitId: 'v', code: '1.A.1.a' }
const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

let online: boolean
let ids: number
let stored: Map<string, QueuedPhoto>
let hasRoom: boolean
let areFindingsSent: boolean
let arrived: Map<string, string>
let sent: string[]
let answers: FindingAnswer[]
let planned: (() => void)[]

beforeEach(() => {
  online = true
  ids = 0
  stored = new Map()
  hasRoom = true
  areFindingsSent = true
  arrived = new Map()
  sent = []
  answers = []
  planned = []
})

function storeOf(person: string): PhotoStore {
  return {
    list: async () => [...stored.values()].filter((one) => one.person === person),
    async put(photo) {
      if (hasRoom) stored.set(photo.photoId, photo)
      return hasRoom
    },
    delete: async (photoId) => void stored.delete(photoId),
  }
}

/** A page of the device. The server counts each id once. */
function openPage(
  person = 'june.wv',
  during: (photo: QueuedPhoto, signal: AbortSignal) => Promise<void> = async () => {},
) {
  return new PhotoOutbox({
    person,
    kept: storeOf(person),
    async send(photo, { signal, onArrived }) {
      await during(photo, signal)
      if (signal.aborted) return { is: 'busy' }
      if (!online) return { is: 'unreachable' }
      const { photoId, state, file } = photo
      sent.push(`${state} ${file.name}`)
      if (state === 'removed') arrived.delete(photoId)
      else {
        await onArrived(`file-${photoId}`)
        const answer = answers.shift() ?? { is: 'taken' }
        if (answer.is === 'taken' || answer.is === 'unreachable') arrived.set(photoId, file.name)
        return answer
      }
      return { is: 'taken' }
    },
    lock: (work) => work(),
    mayGo: () => areFindingsSent,
    isOnline: () => online,
    now: () => Date.parse('2026-11-27T15:00:00Z') + ids,
    newId: () => `id-${++ids}`,
    after: (_, call) => {
      planned.push(call)
      return () => undefined
    },
    onKept: () => undefined,
  })
}

const nobodySends = (outbox: PhotoOutbox) => vi.waitFor(() => expect(outbox.view().waiting).toBe(0))

describe('photos on their way', () => {
  it('outlive the page without a connection, and go one after the other, after the findings', async () => {
    online = false
    const first = openPage()
    await first.add(place, picture('stairs.jpg'))
    await first.add(place, picture('hall.jpg'))
    expect(first.view()).toMatchObject({ waiting: 2, trouble: 'offline', isKept: true })
    online = true
    areFindingsSent = false
    const second = openPage()
    await second.flush()
    expect([second.view().waiting, sent]).toEqual([2, []])
    areFindingsSent = true
    await second.flush()
    expect(sent).toEqual(['waiting stairs.jpg', 'waiting hall.jpg'])
    expect([second.view(), stored.size]).toMatchObject([{ photos: [], waiting: 0, trouble: 'none' }, 0])
  })

  it('count once though the answer was lost, with the file that had arrived', async () => {
    answers = [{ is: 'unreachable' }]
    const outbox = openPage()
    await outbox.add(place, picture('stairs.jpg'))
    await vi.waitFor(() => expect(outbox.view().trouble).toBe('offline'))
    expect(stored.get('id-1')?.fileId).toBe('file-id-1')
    planned.at(-1)?.()
    await nobodySends(outbox)
    expect([sent.length, [...arrived.values()]]).toEqual([2, ['stairs.jpg']])
  })

  it('stay with why they were refused, until that was read', async () => {
    answers = [{ is: 'refused', reason: 'This visit is done.' }]
    const outbox = openPage()
    await outbox.add(place, picture('stairs.jpg'))
    await nobodySends(outbox)
    expect((await storeOf('june.wv').list())[0]).toMatchObject({ state: 'refused', reason: 'This visit is done.' })
    await outbox.drop('id-1')
    expect([outbox.view().photos, stored.size]).toEqual([[], 0])
  })

  it('wait for the same person to sign in again, and are nobody else’s', async () => {
    answers = [{ is: 'signed-out' }]
    const outbox = openPage()
    await outbox.add(place, picture('stairs.jpg'))
    await vi.waitFor(() => expect(outbox.view()).toMatchObject({ waiting: 1, trouble: 'signed-out' }))
    const other = openPage('ruth.wv')
    await other.flush()
    expect([other.view().photos, sent.length]).toEqual([[], 1])
  })

  it('that are taken away before they were sent never leave the device', async () => {
    online = false
    const outbox = openPage()
    await outbox.add(place, picture('stairs.jpg'))
    await outbox.remove('id-1')
    online = true
    await outbox.flush()
    expect([stored.size, sent]).toEqual([0, []])
  })

  it('that are taken away at once are not sent either', async () => {
    const outbox = openPage()
    await outbox.add(place, picture('stairs.jpg'))
    await outbox.remove('id-1')
    await outbox.flush()
    expect([outbox.view().photos, [...arrived]]).toEqual([[], []])
  })

  it('that are taken away on their way are stopped, and taken away on the server where they may have arrived', async () => {
    let goOn = () => {}
    const isOnItsWay = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const begun: string[] = []
    const outbox = openPage('june.wv', async ({ state }) => {
      begun.push(state)
      if (state === 'waiting') await isOnItsWay
    })
    await outbox.add(place, picture('stairs.jpg'))
    await vi.waitFor(() => expect(begun).toEqual(['waiting']))
    await outbox.remove('id-1')
    goOn()
    await outbox.flush()
    expect([outbox.view().photos, [...arrived]]).toEqual([[], []])

    answers = [{ is: 'unreachable' }]
    const again = openPage()
    await again.add(place, picture('hall.jpg'))
    await vi.waitFor(() => expect(again.view().trouble).toBe('offline'))
    await again.remove('id-2')
    await nobodySends(again)
    expect([sent.at(-1), [...arrived]]).toEqual(['removed hall.jpg', []])
  })

  it('are said to last only as long as the page where the device has no room, and are sent from there', async () => {
    hasRoom = false
    online = false
    const outbox = openPage()
    await outbox.add(place, picture('stairs.jpg'))
    expect(outbox.view()).toMatchObject({ waiting: 1, isKept: false })
    online = true
    outbox.tryNow()
    await nobodySends(outbox)
    expect([[...arrived.values()], outbox.view().isKept]).toEqual([['stairs.jpg'], true])
  })
})
