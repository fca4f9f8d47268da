import { Button } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

export default function KeepCodes({ text }: { text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: 'Copied', description: 'Paste them where you keep your passwords.' })
    } catch {
      showToast({ title: 'Not copied', description: 'Select the codes and copy them by hand.', variant: 'destructive' })
    }
  }
  return (
    <>
      <Button className="needs-script" onClick={() => void copy()}>
        Copy
      </Button>
      <Button className="needs-script" onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
