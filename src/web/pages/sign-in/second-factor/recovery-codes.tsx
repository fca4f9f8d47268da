import { Island } from '#web/plumbing/island.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import KeepCodes from './keep-codes.island.tsx'

type RecoveryCodesProps = { codes: readonly string[]; email: string; continueRun: string }

/** Shown this once: nothing can show them again. */
export function RecoveryCodes({ codes, email, continueRun }: RecoveryCodesProps) {
  const text = `Recovery codes for Porchlight, ${email}\nEach works once, in the place of the 6 digits from your app.\n\n${codes.join('\n')}\n`
  return (
    <>
      <p className="lead">
        For {email} at Porchlight. Each of them signs you in once when your phone is lost, broken or not there.
      </p>
      <Notice className="no-print" title="This is the only time you see them.">
        <p>Print them or keep them with your passwords. Not on the phone that has the app.</p>
      </Notice>
      <ol className="factor-codes bold fit-10 gap-2 pad-y-4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row gap-2 no-print">
        <a
          className="btn btn-line"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="porchlight-recovery-codes.txt"
        >
          Download
        </a>
        <Island of={KeepCodes} hydrate="touched" props={{ text }} />
      </div>
      <p>
        <ButtonLink to={continueRun} variant="primary">
          I have kept them
        </ButtonLink>
      </p>
    </>
  )
}
