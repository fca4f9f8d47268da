import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Notice } from '#web/ui/text/notice.tsx'

type RecoveryCodesProps = { codes: readonly string[]; email: string; goOn: string }

/** The recovery codes, this once: nothing can show them again. */
export function RecoveryCodes({ codes, email, goOn }: RecoveryCodesProps) {
  const text = `Recovery codes for Porchlight, ${email}\nEach works once, in the place of the 6 digits from your app.\n\n${codes.join('\n')}\n`

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
      <p className="lead">
        For {email} at Porchlight. Each of them signs you in once when your phone is lost, broken or not there.
      </p>
      <Notice className="factor-once" title="This is the only time you see them.">
        <p>Print them or keep them with your passwords. Not on the phone that has the app.</p>
      </Notice>
      <ol className="factor-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row gap-2 factor-doing">
        <a
          className="btn btn-line"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="porchlight-recovery-codes.txt"
        >
          Download
        </a>
        <Button className="needs-script" onClick={() => void copy()}>
          Copy
        </Button>
        <Button className="needs-script" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p>
        <ButtonLink to={goOn} look="primary">
          I have kept them
        </ButtonLink>
      </p>
    </>
  )
}
