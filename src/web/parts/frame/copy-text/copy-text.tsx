import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type CopyTextProps = {
  text?: string
  words: { copy: string; copied: string }
}

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
