import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import '#web/ui/text/card.css'
import type { Residence } from './use-residence.ts'

type Step = 'asked' | 'changing' | 'answered'

export function Nudge({ residence }: { residence: Residence }) {
  const { name, open, total } = residence
  const [step, setStep] = useState<Step>('asked')

  function answer(said: number) {
    residence.say(said)
    setStep('answered')
    showToast({ title: 'Thank you', description: `${name}: ${said}/${total} available, said just now.` })
  }

  return (
    <div className="card raised stack gap-3 w-28">
      <p className="line gap-2 t-label ink-2">
        <Icon name="bell" />
        {name}
      </p>
      <p className="t-title">{open === 0 ? 'Full, still right?' : `${open} open, still right?`}</p>
      {step === 'changing' && (
        <Stepper
          label={`Beds open at ${name}, in the notification`}
          fewerLabel="One fewer bed open, in the notification"
          moreLabel="One more bed open, in the notification"
          value={open}
          unit="open"
          max={total}
          onChange={residence.say}
        />
      )}
      <div className="row gap-2 needs-script w-full">
        <Button small variant="primary" className="grow" onClick={() => answer(open)}>
          {step === 'changing' ? 'Done' : 'Yes'}
        </Button>
        <Button small className="grow" aria-pressed={step === 'changing'} onClick={() => setStep('changing')}>
          Change
        </Button>
        <Button small className="grow" onClick={() => answer(0)}>
          Full
        </Button>
      </div>
      <p className="small ink-2 kept-line" role="status">
        {step === 'answered' && `You said ${open}/${total} available, just now.`}
      </p>
    </div>
  )
}
