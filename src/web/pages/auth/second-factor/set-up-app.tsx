import type { ReactNode } from 'react'
import type { SetUpAppWords } from '#content/auth/second-factor.ts'
import type { SecondFactorState } from '#contract/auth/factors.ts'
import { codeField } from '#web/parts/proof/code-field.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { FactorForm } from './factor-form.tsx'

const codeId = 'digits'

type SetUpAppProps = { words: SetUpAppWords; returnTo: string | null; trouble: FormAnswer | null }
type FinishAppProps = SetUpAppProps & { setUp: NonNullable<SecondFactorState['setUp']>; isNewPhone: boolean }

export function BeginApp({ words, returnTo }: SetUpAppProps) {
  return (
    <>
      <p className="lead">{words.lead}</p>
      <p>{words.which}</p>
      <FactorForm deed="begin" returnTo={returnTo}>
        <Button type="submit" variant="primary">
          {words.begin}
        </Button>
      </FactorForm>
    </>
  )
}

export function FinishApp({ words, setUp, isNewPhone, returnTo, trouble }: FinishAppProps) {
  const { name, autoComplete, inputMode, maxLength, label } = codeField
  return (
    <>
      {isNewPhone && <p className="lead">{words.newLead}</p>}
      <ol className="factor-steps grid gap-5">
        <Step title={isNewPhone ? words.openNew : words.open}>
          <p>{words.plus}</p>
        </Step>
        <Step title={words.point}>
          <QrCode {...setUp.qr} words={words.square} />
          <p>{words.type}</p>
          <p className="factor-key bold break">{setUp.key}</p>
        </Step>
        <Step title={words.digits}>
          <FactorForm deed="finish" returnTo={returnTo} back={codeId}>
            <InputField
              id={codeId}
              label={label}
              error={trouble?.fields.code}
              name={name}
              autoComplete={autoComplete}
              inputMode={inputMode}
              maxLength={maxLength}
              required
            />
            <Button type="submit" variant="primary">
              {isNewPhone ? words.finishNew : words.finish}
            </Button>
          </FactorForm>
        </Step>
      </ol>
      <FactorForm deed="stop" returnTo={returnTo}>
        <Button type="submit" variant="text" small>
          {isNewPhone ? words.stopNew : words.stop}
        </Button>
      </FactorForm>
    </>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h2 className="side-h">{title}</h2>
      {children}
    </li>
  )
}

/** Dark on white in both themes, because cameras do not read other colors well. */
function QrCode({ size, path, words }: { size: number; path: string; words: string }) {
  const quiet = 4
  const box = `${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`
  return (
    <svg className="factor-qr" viewBox={box} role="img" aria-label={words} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
