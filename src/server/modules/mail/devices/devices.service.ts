import { ECDH, randomUUID } from 'node:crypto'
import type { PushDeviceInput, PushSettings } from '#contract/mail/push-devices.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { isPublicService } from '#server/plumbing/mail/public-post.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { PushKeys } from '#server/plumbing/start/push-keys.ts'
import { type Actor, system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import {
  deleteDevice,
  deleteOfOtherKeys,
  deleteSameBrowser,
  insertDevice,
  listDevices,
  lockDevices,
} from './devices.store.ts'

export type DeviceOwner = {
  actor: Extract<Actor, { kind: 'person' }>
  organizationId: string
  person: { id: string; name: string; sessionId: string }
  device: string
}

export type DeviceParts = Pick<ServerParts, 'transactions' | 'rateLimits' | 'clock'> & {
  mail: Pick<MailService, 'enqueuePush' | 'startDelivery'>
  push: PushKeys | null
}

export type Devices = ReturnType<typeof createDevices>

export const mostDevices = 10

const noSuchDevice = 'This device gets no alerts any more.'

export function createDevices(parts: DeviceParts) {
  const { transactions, mail, rateLimits, clock, push } = parts
  const perPerson = rateLimits('push-test', { limit: 5, windowSeconds: 600 })
  const changes = rateLimits('push-device', { limit: 30, windowSeconds: 3600 })
  return {
    list: async (tx: Tx, personId: string): Promise<PushSettings> =>
      push && { publicKey: push.publicKey, devices: await listDevices(tx, personId) },
    async add(owner: DeviceOwner, input: PushDeviceInput): Promise<void> {
      if (!push) throw new AppError('conflict', 'No alerts leave from here for devices.')
      if (!isPublicService(input.endpoint) || !isPoint(input.p256dh)) {
        throw new AppError('invalid_input', 'This browser gave no address for alerts that can be used.')
      }
      await changes.take(owner.person.id)
      await transactions.run(system, (tx) => deleteSameBrowser(tx, input))
      await transactions.run(owner.actor, (tx) => addDevice(tx, owner, { ...input, serverKey: push.publicKey }, clock))
    },
    remove: ({ actor, organizationId, person }: DeviceOwner, id: string): Promise<void> =>
      transactions.run(actor, async (tx) => {
        const device = await deleteDevice(tx, id)
        if (device === null) throw new AppError('not_found', noSuchDevice)
        await noteDevice(tx, { organizationId, person }, { before: { device } })
      }),
    async test({ actor, person }: DeviceOwner, id: string): Promise<void> {
      await transactions.run(actor, async (tx) => {
        const isOwn = (await listDevices(tx, person.id)).some((one) => one.id === id)
        if (!push || !isOwn) throw new AppError('not_found', noSuchDevice)
        await perPerson.take(person.id)
        const words = { title: 'A test alert', body: 'Alerts reach this device.' }
        await mail.enqueuePush(tx, {
          kind: 'push-test',
          deviceId: id,
          about: 'test',
          path: '/workspace/notices',
          ...words,
        })
      })
      await mail.startDelivery()
    },
    /** A browser takes alerts from the keys alone it was turned on with. */
    async forgetOtherKeys(): Promise<void> {
      await transactions.run(system, (tx) => deleteOfOtherKeys(tx, push?.publicKey ?? ''))
    },
  }
}

type AddedDevice = PushDeviceInput & { serverKey: string }

async function addDevice(tx: Tx, owner: DeviceOwner, added: AddedDevice, clock: Clock): Promise<void> {
  const { organizationId, person, device } = owner
  const { id: personId, sessionId } = person
  await lockDevices(tx, personId)
  if ((await listDevices(tx, personId)).length >= mostDevices) {
    throw new AppError('conflict', `You have alerts on ${mostDevices} devices. Remove one first.`)
  }
  const given = { ...added, id: randomUUID(), personId, sessionId, device, now: clock.now() }
  if (!(await insertDevice(tx, given))) throw new AppError('conflict', 'Somebody else has alerts at this address.')
  await noteDevice(tx, { organizationId, person }, { after: { device } })
}

function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

type Facts = { before?: { device: string }; after?: { device: string } }

function noteDevice(tx: Tx, { organizationId, person }: Pick<DeviceOwner, 'organizationId' | 'person'>, facts: Facts) {
  const subject = { subject: 'notices', subjectId: person.id, subjectName: person.name }
  return noteChange(tx, { organizationId, ...subject, change: 'changed', ...facts })
}
