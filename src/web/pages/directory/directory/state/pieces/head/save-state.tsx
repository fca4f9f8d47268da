import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

/** Saved on this device only (web/browser/device/saved-states.ts). The label says what the next press does. */
export function SaveState({ slug, name }: { slug: string; name: string }) {
  return (
    <Button small className="needs-script save-state" data-save-state={slug}>
      <span>
        <Icon name="heart" />
        <span>Save</span>
        <VisuallyHidden> {name} on this device</VisuallyHidden>
      </span>
      <span hidden>
        <Icon name="check" />
        <span>Saved</span>
        <VisuallyHidden> {name} on this device. Press to remove it</VisuallyHidden>
      </span>
    </Button>
  )
}
