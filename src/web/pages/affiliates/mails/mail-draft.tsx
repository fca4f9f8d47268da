import { useState } from 'react'
import type { MailingWords } from '#content/affiliates/mailings.ts'
import type { MailingsDesk } from '#contract/affiliates/mailings.ts'
import { MailForm, type MailStart } from './mail-form.tsx'
import { Preview } from './preview.tsx'

type MailDraftProps = { desk: MailingsDesk; start: MailStart; words: MailingWords }

/** What was typed since the preview is not in it: it has to be looked at again before it is sent. */
export function MailDraft({ desk, start, words }: MailDraftProps) {
  const revision = desk.draft?.revision ?? 0
  const [changed, setChanged] = useState<number | null>(null)
  return (
    <>
      <div onInput={() => setChanged(revision)}>
        <MailForm desk={desk} start={start} words={words} />
      </div>
      {desk.draft && <Preview draft={desk.draft} desk={desk} isChanged={changed === revision} words={words} />}
    </>
  )
}
