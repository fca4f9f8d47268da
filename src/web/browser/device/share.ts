export function startSharing(): void {
  if (!('share' in navigator)) return
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const more = target instanceof Element ? target.querySelector<HTMLElement>(':scope [data-share]') : null
      if (more) more.hidden = false
    },
    true,
  )
  document.addEventListener('click', ({ target }) => {
    const ways = target instanceof Element ? target.closest('[data-share]')?.parentElement : null
    const message = ways?.querySelector<HTMLAnchorElement>('a[href^="sms:"]')?.href.split('body=')[1]
    // Canceling the share dialog is not an error.
    if (message) void navigator.share({ text: decodeURIComponent(message) }).catch(() => undefined)
  })
}
