import { useState } from 'react'
import type { SharedWords } from '#content/search/lists/shared-list.en.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

type ShareLinkProps = { address: string; words: Pick<SharedWords['mine'], 'link' | 'copy' | 'copied'> }

export default function ShareLink({ address, words }: ShareLinkProps) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div className="share-link row align-end">
      <Field className="w-full w-28" label={words.link}>
        {(wiring) => (
          <Input {...wiring} readOnly defaultValue={address} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <Button
        variant="primary"
        icon={isCopied ? 'check' : 'link'}
        className="needs-script"
        onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      <span className="vh" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  )
}
