import type { ReactNode } from 'react'
import type { SecondFactorState } from '#contract/auth/factors.ts'
import { codeField } from '#web/parts/proof/code-field.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { FactorForm } from './factor-form.tsx'

const codeId = 'digits'

type SetUpAppProps = { returnTo: string | null; trouble: FormAnswer | null }
type FinishAppProps = SetUpAppProps & { setUp: NonNullable<SecondFactorState['setUp']>; isNewPhone: boolean }

export function BeginApp({ returnTo }: SetUpAppProps) {
  return (
    <>
      <p className="lead">
        An app on your phone shows 6 digits that change every 30 seconds. Signing in with your password then also asks
        for them, so a stolen password alone opens nothing.
      </p>
      <p>
        Any such app will do: the passwords app your phone came with, Google Authenticator, Microsoft Authenticator,
        2FAS or another one. It needs no internet and costs nothing.
      </p>
      <FactorForm deed="begin" returnTo={returnTo}>
        <Button type="submit" variant="primary">
          Set up an app
        </Button>
      </FactorForm>
    </>
  )
}

export function FinishApp({ setUp, isNewPhone, returnTo, trouble }: FinishAppProps) {
  const { name, autoComplete, inputMode, maxLength, label } = codeField
  return (
    <>
      {isNewPhone && <p className="lead">The app you have now works until you have typed a code of the new one.</p>}
      <ol className="factor-steps grid gap-5">
        <Step title={isNewPhone ? 'Open the app on your new phone' : 'Open the app on your phone'}>
          <p>Look for a plus sign or “Add”. If you have no such app yet, get one from your phone’s own store.</p>
        </Step>
        <Step title="Point it at this square">
          <QrCode {...setUp.qr} />
          <p>On this very phone, or no camera? Choose “Enter a key” in the app and type this, or copy it:</p>
          <p className="factor-key bold break">{setUp.key}</p>
        </Step>
        <Step title="Type the 6 digits it shows">
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
              {isNewPhone ? 'Use the new phone' : 'Turn it on'}
            </Button>
          </FactorForm>
        </Step>
      </ol>
      <FactorForm deed="stop" returnTo={returnTo}>
        <Button type="submit" variant="text" small>
          {isNewPhone ? 'Stop and keep the app I have' : 'Stop and turn nothing on'}
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
function QrCode({ size, path }: { size: number; path: string }) {
  const quiet = 4
  const box = `${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`
  return (
    <svg className="factor-qr" viewBox={box} role="img" aria-label="QR code for the app" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
