const key = 'pl-signed-out'

export function followSignOut(): void {
  addEventListener('storage', (event) => {
    if (event.key === key && 'known' in document.documentElement.dataset) location.reload()
  })
  if (new URLSearchParams(location.search).get('signed-out') !== '1') return
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // Storage may be forbidden; then other pages are not notified.
  }
}
