import { DeliveryError } from '#server/plumbing/mail/mail-delivery.ts'
import type { Pusher } from '#server/plumbing/mail/push-delivery.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions } from '#server/plumbing/transactions.ts'
import { deleteDevice, findAddress, noteReached } from './devices.store.ts'

export type PushCarrier = {
  deliver(push: { to: string; html: string; createdAt: Date }): Promise<void>
  forget(push: { id: string; createdAt: Date }): Promise<void>
}

type Parts = { transactions: Transactions; clock: Clock; pusher: Pusher | null }

export function createPushCarrier({ transactions, clock, pusher }: Parts): PushCarrier {
  return {
    async deliver({ to: id, html: payload, createdAt }) {
      const address = await transactions.run(system, (tx) => findAddress(tx, id))
      if (!address || !pusher) throw new DeliveryError('This device takes no alerts any more.', true, null)
      const now = clock.now()
      const isTaken = await pusher.send(address, { payload, topic: readTag(payload), createdAt }, now)
      await transactions.run(system, async (tx) => {
        if (isTaken) await noteReached(tx, id, now)
        else await deleteDevice(tx, id)
      })
      if (!isTaken) throw new DeliveryError('This device takes no alerts any more.', true, null)
    },
    async forget() {},
  }
}

function readTag(payload: string): string {
  const { tag }: { tag: string } = JSON.parse(payload)
  return tag
}
