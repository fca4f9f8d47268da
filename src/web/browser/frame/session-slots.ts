import type { SignedInUser } from '#contract/auth/auth.ts'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { deleteStoredBoard } from '#web/plumbing/stored/stored-board.ts'

/** Sends no request without the marker cookie of a signed-in person. */
export async function startSessionSlots(): Promise<void> {
  // A frame without an origin has no cookies, so nobody is signed in there.
  if (window.origin === 'null') return
  if (!document.cookie.split('; ').includes(`${signedInMarker}=1`)) {
    // Signed out, here or on another page: delete the stored board.
    if (navigator.serviceWorker?.controller) deleteStoredBoard()
    return
  }
  const slots = document.querySelectorAll<HTMLElement>('.auth-slots[data-welcome]')
  if (slots.length === 0) return
  const waits = document.querySelectorAll<HTMLElement>('[data-while-asking]')
  for (const wait of waits) wait.hidden = false
  const person = await fetchSession()
  for (const wait of waits) wait.hidden = true
  if (person === 'nobody') deleteStoredBoard()
  if (person === 'nobody' || person === 'unknown') delete document.documentElement.dataset.known
  else for (const slot of slots) fillSlot(slot, person)
}

/** A failed check, perhaps without a network, does not count as signed out. */
async function fetchSession(): Promise<SignedInUser | 'nobody' | 'unknown'> {
  try {
    const answer = await fetch('/api/auth/user', { headers: { Accept: 'application/json' } })
    if (answer.status === 401) return 'nobody'
    return answer.ok ? await answer.json() : 'unknown'
  } catch {
    return 'unknown'
  }
}

function fillSlot(slot: HTMLElement, { firstName }: SignedInUser): void {
  const { welcome = '', account = '', user = '', logout = '' } = slot.dataset
  const words = welcome.replace('{name}', () => firstName || user)
  const name = makeLink('/account', 'name', words)
  name.setAttribute('aria-label', `${words}. ${account}`)
  const size = slot.matches('.menu-auth') ? 'w-full' : 'btn-sm'
  slot.replaceChildren(name, makeLink('/api/logout', `btn btn-line ${size}`, logout))
}

function makeLink(href: string, className: string, words: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, className, textContent: words })
}
