import type { NoticeSettings } from '#contract/inquiries/question-notices.ts'
import type { WorkerClick, WorkerPush, WorkerRenewal, WorkerScope } from './worker-scope.ts'

type PushedMessage = { title: string; body: string; path: string; tag: string }

const messages = '/workspace/messages'
// A browser wants every alert to be seen, also one that could not be read.
const unread: PushedMessage = {
  title: 'Something new at your houses',
  body: 'Open Messages.',
  path: messages,
  tag: 'unread',
}
const icon = '/icons/icon-192.png'

export function takePushes(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event)))
  worker.addEventListener('notificationclick', (event) => event.waitUntil(open(worker, event)))
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(worker, event)))
}

function show({ registration }: WorkerScope, event: WorkerPush): Promise<void> {
  const { title, body, path, tag } = readPushed(event)
  // The newer one of a house takes the place of the older one, and is heard again.
  return registration.showNotification(title, { body, icon, badge: icon, tag, renotify: true, data: { path } })
}

function readPushed({ data }: WorkerPush): PushedMessage {
  try {
    const read: unknown = data?.json()
    return typeof read === 'object' && read !== null ? { ...unread, ...read } : unread
  } catch {
    return unread
  }
}

/** A tab that shows something else is left alone: somebody may be writing there. */
async function open(worker: WorkerScope, { notification }: WorkerClick): Promise<void> {
  notification.close()
  const { origin } = worker.location
  const asked = new URL(notification.data?.path ?? messages, origin)
  const address = asked.origin === origin ? asked : new URL(messages, origin)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === address.pathname)
  if (there) await there.focus()
  else await worker.clients.openWindow(address.href)
}

async function renew({ registration }: WorkerScope, event: WorkerRenewal): Promise<void> {
  const answer = await fetch('/api/notices', { credentials: 'same-origin' })
  if (!answer.ok) return
  const { push }: NoticeSettings = await answer.json()
  if (!push) return
  const old = push.devices.find(({ endpoint }) => endpoint === event.oldSubscription?.endpoint)
  if (old) await fetch(`/api/notices/devices/${old.id}`, { method: 'DELETE', credentials: 'same-origin' })
  const wanted = { userVisibleOnly: true, applicationServerKey: push.publicKey }
  const fresh = event.newSubscription ?? (await registration.pushManager.subscribe(wanted))
  const { endpoint, keys } = fresh.toJSON()
  await fetch('/api/notices/devices', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys }),
  })
}
