import type { SharedWords } from '#content/seekers/together/shared-list.en.ts'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

type ShareLinkProps = { address: string; words: Pick<SharedWords['mine'], 'link' | 'copy' | 'copied'> }

export default function ShareLink({ address, words }: ShareLinkProps) {
  return (
    <div className="share-link row align-end">
      <Field className="w-full w-28" label={words.link}>
        {(wiring) => (
          <Input {...wiring} readOnly defaultValue={address} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <CopyButton variant="primary" text={address} words={words} />
    </div>
  )
}
