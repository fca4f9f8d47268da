import type { KeepCodesWords } from '#content/auth/second-factor.ts'
import { Button } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

export default function KeepCodes({ words, text }: { words: KeepCodesWords; text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast(words.copied)
    } catch {
      showToast({ ...words.notCopied, variant: 'destructive' })
    }
  }
  return (
    <>
      <Button className="needs-script" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button className="needs-script" onClick={() => window.print()}>
        {words.print}
      </Button>
    </>
  )
}
