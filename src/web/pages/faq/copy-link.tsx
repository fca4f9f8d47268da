import { type MouseEvent, useState } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'

/**
 * A link to the answer it stands in. It is copied where the browser lets us; elsewhere, and before the page is awake,
 * following it puts the same address into the address bar.
 */
export function CopyLink({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = (event: MouseEvent) => {
    if (!navigator.clipboard) return
    event.preventDefault()
    const address = new URL(`/faq#${id}`, location.href).href
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => location.assign(`#${id}`),
    )
  }
  return (
    <p className="faq-copy">
      <a href={`#${id}`} onClick={copy}>
        <Icon name="link" />
        Link to this answer
      </a>
      <span role="status">{isCopied && 'Copied'}</span>
    </p>
  )
}
