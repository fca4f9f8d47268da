import { useState } from 'react'
import { type RoiNumbers, writeCarriedRoi } from '#domain/figures/roi/roi-numbers.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'

type Copied = 'not-yet' | 'done' | 'refused'

const SAYS: Record<Copied, string> = {
  'not-yet': '',
  done: 'Link copied. It holds your numbers.',
  refused: 'Your browser did not let us copy. The address bar holds the same link.',
}

export function ShareRow({ numbers, query }: { numbers: RoiNumbers; query: string }) {
  const [copied, setCopied] = useState<{ query: string; how: Copied }>({ query, how: 'not-yet' })
  // The text has changed since it was copied: hide the confirmation.
  const how = copied.query === query ? copied.how : 'not-yet'

  async function copy() {
    const link = `${location.origin}/platform?${query}#roi`
    try {
      await navigator.clipboard.writeText(link)
      setCopied({ query, how: 'done' })
    } catch {
      history.replaceState(history.state, '', `?${query}#roi`)
      setCopied({ query, how: 'refused' })
    }
  }

  return (
    <div>
      <div className="row">
        <ButtonLink variant="primary" icon="mail" to={`/contact?topic=roi&roi=${writeCarriedRoi(numbers)}#send`}>
          Send this with a message
        </ButtonLink>
        <Button icon="link" className="needs-script" onClick={copy}>
          Copy link
        </Button>
      </div>
      <p className="small bold kept-line mt-2" role="status">
        {SAYS[how]}
      </p>
    </div>
  )
}
