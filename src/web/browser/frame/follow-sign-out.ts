import { writeStored } from '#web/plumbing/stored/storage.ts'
import { deleteStoredTyping } from '#web/plumbing/stored/stored-typing.ts'

const key = 'pl-signed-out'

export function followSignOut(): void {
  addEventListener('storage', (event) => {
    if (event.key === key && 'known' in document.documentElement.dataset) location.reload()
  })
  if (new URLSearchParams(location.search).get('signed-out') !== '1') return
  // Where storage is forbidden other pages are not notified, and nothing typed is stored.
  if (writeStored('localStorage', key, String(Date.now()))) deleteStoredTyping()
}
