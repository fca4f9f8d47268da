import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type CopyTextProps = {
  /** The page's own address where nothing is given. */
  text?: string
  words: { copy: string; copied: string }
}

/** On a document: puts a text where it can be pasted (browser/device/copy-text.ts); the element after the button says so. */
export function CopyText({ text, words }: CopyTextProps) {
  return (
    <>
      <Button small className="needs-script" data-copied={words.copied} data-copy={text}>
        <Icon name="link" />
        {words.copy}
        <template>
          <Icon name="check" />
          {words.copied}
        </template>
      </Button>
      <span className="vh" role="status" />
    </>
  )
}
