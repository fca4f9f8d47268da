import { useState } from 'react'
import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Facade } from './facade.tsx'
import { type Residence, useResidence } from './use-residence.ts'
import './specimens.css'
import '#web/ui/text/card.css'
import '#web/ui/marks/gable.css'

type Feature = { title: string; words: string }

type BedsTryoutProps = { residence: string; text: { beds: Feature; mobile: Feature; notifications: Feature } }

export default function BedsTryout({ residence: name, text }: BedsTryoutProps) {
  const residence = useResidence(name)
  const { open, total, saidWords, say } = residence
  return (
    <div className="scene grid gap-7">
      <section className="grid gap-5" aria-labelledby="feature-beds">
        <div className="stack gap-2">
          <h3 id="feature-beds">{text.beds.title}</h3>
          <p className="measure ink-2">{text.beds.words}</p>
        </div>
        <div className="scene-house box">
          <Facade open={open} />
          <div className="scene-say row between gap-4 pad-5">
            <div>
              <p className="t-name">{name}</p>
              <BedLight available={open} total={total} age={{ grade: 'fresh', words: saidWords }} />
            </div>
            <div className="needs-script">
              <Stepper
                label={`Beds open at ${name}`}
                fewerLabel={`One fewer bed open at ${name}`}
                moreLabel={`One more bed open at ${name}`}
                value={open}
                unit="open"
                max={total}
                onChange={say}
              />
            </div>
          </div>
        </div>
      </section>
      <section className="scene-phone grid gap-5" aria-labelledby="feature-mobile">
        <div className="stack gap-2">
          <h3 id="feature-mobile">{text.mobile.title}</h3>
          <p className="ink-2">{text.mobile.words}</p>
        </div>
        <Phone residence={residence} />
      </section>
      <section className="scene-nudge two gap-6 pad-y-6 line-above" aria-labelledby="feature-notifications">
        <div className="stack gap-2">
          <h3 id="feature-notifications">{text.notifications.title}</h3>
          <p className="ink-2">{text.notifications.words}</p>
        </div>
        <Nudge residence={residence} />
      </section>
    </div>
  )
}

type Step = 'asked' | 'changing' | 'answered'

function Nudge({ residence }: { residence: Residence }) {
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

const tabs: readonly { icon: IconName; words: string }[] = [
  { icon: 'bed', words: 'Board' },
  { icon: 'house', words: 'Houses' },
  { icon: 'message', words: 'Messages' },
]

const others = [
  { name: 'Juniper Porch', available: 1, total: 4, age: { grade: 'ageing', words: 'Said 2 days ago' } },
  { name: 'Lantern Hill', available: 4, total: 16, age: { grade: 'fresh', words: 'Said 5 hours ago' } },
] as const

function Phone({ residence }: { residence: Residence }) {
  const { name, open, total, saidWords, say } = residence
  return (
    <figure className="phone" aria-label="The night board on a phone, with sample data">
      <div className="phone-screen stack stack-fill gap-2">
        <p className="t-title">Beds tonight</p>
        <div className="phone-house card gable stack stack-fill gap-2">
          <p className="t-name">{name}</p>
          <BedLight hasOwnLine available={open} total={total} age={{ grade: 'fresh', words: saidWords }} />
          <Button small wide icon="check" className="needs-script" onClick={() => say(open)}>
            Still right
          </Button>
        </div>
        {others.map(({ name: other, ...beds }) => (
          <div key={other} className="phone-house card gable stack stack-fill gap-2">
            <p className="t-name">{other}</p>
            <BedLight hasOwnLine {...beds} />
          </div>
        ))}
        <p className="phone-tabs small line-above pad-y-3 mt-4" aria-hidden="true">
          {tabs.map(({ icon, words }, place) => (
            <span key={words} className={place === 0 ? 'pine bold' : 'ink-2'}>
              <Icon name={icon} />
              {words}
            </span>
          ))}
        </p>
      </div>
    </figure>
  )
}
