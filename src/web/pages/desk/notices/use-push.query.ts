import { useEffect, useState } from 'react'
import type { PushSettings } from '#contract/mail/push-devices.ts'
import { callDeskApi } from '#web/parts/desk/call-desk-api.query.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import { toFailure } from '#web/plumbing/api/failure.ts'

/** `unknown` until the browser has been asked. */
export type PushHere = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on'

export function usePush({ publicKey, devices }: NonNullable<PushSettings>, failed: string) {
  const owner = useActsFor()
  const reread = useReread()
  const [here, setHere] = useState<PushHere>('unknown')
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  useEffect(() => {
    const known = devices.map((device) => device.endpoint)
    // A browser that does not know is asked to turn them on.
    void readHere(known)
      .catch(() => ({ here: 'off' as const, endpoint: null }))
      .then((found) => {
        setHere(found.here)
        setEndpoint(found.endpoint)
      })
  }, [devices])

  async function turnOn(): Promise<void> {
    setPending(true)
    setTrouble(null)
    try {
      if ((await Notification.requestPermission()) !== 'granted') return setHere('denied')
      const body = await subscribe(publicKey)
      await callDeskApi(owner, 'POST /api/notices/devices', { body })
      await reread({ kind: 'done' })
    } catch (error) {
      const { status, message } = toFailure(error)
      setTrouble(status === null ? failed : message)
    } finally {
      setPending(false)
    }
  }
  return { here, endpoint, isPending, trouble, turnOn }
}

async function readHere(known: readonly string[]): Promise<{ here: PushHere; endpoint: string | null }> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return { here: 'unsupported', endpoint: null }
  }
  if (Notification.permission === 'denied') return { here: 'denied', endpoint: null }
  const registration = await navigator.serviceWorker.getRegistration('/')
  const endpoint = (await registration?.pushManager.getSubscription())?.endpoint ?? null
  return { here: endpoint !== null && known.includes(endpoint) ? 'on' : 'off', endpoint }
}

async function subscribe(publicKey: string) {
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  // One that another key of the server made would be refused.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
  return { endpoint, p256dh, auth }
}
