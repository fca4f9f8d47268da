import { useState } from 'react'
import type { PlatformWords } from '#content/site/platform/platform.ts'
import { say } from '#domain/language/say.ts'
import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Facade } from './facade.tsx'
import { type Residence, useResidence } from './use-residence.ts'
import './specimens.css'
import '#web/ui/text/card.css'
import '#web/ui/marks/gable.css'

type Features = PlatformWords['features']

type BedsTryoutProps = { residence: string; text: Pick<Features, 'beds' | 'mobile' | 'notifications'> }

export default function BedsTryout({ residence: name, text }: BedsTryoutProps) {
  const residence = useResidence(name)
  const { open, total, isNew } = residence
  const saidWords = isNew ? text.beds.said.now : text.beds.said.earlier
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
              <Stepper {...nameStepper(text.beds.stepper, name)} value={open} max={total} onChange={residence.say} />
            </div>
          </div>
        </div>
      </section>
      <section className="scene-phone grid gap-5" aria-labelledby="feature-mobile">
        <div className="stack gap-2">
          <h3 id="feature-mobile">{text.mobile.title}</h3>
          <p className="ink-2">{text.mobile.words}</p>
        </div>
        <Phone words={text.mobile.phone} residence={residence} saidWords={saidWords} />
      </section>
      <section className="scene-nudge two gap-6 pad-y-6 line-above" aria-labelledby="feature-notifications">
        <div className="stack gap-2">
          <h3 id="feature-notifications">{text.notifications.title}</h3>
          <p className="ink-2">{text.notifications.words}</p>
        </div>
        <Nudge words={text.notifications.nudge} residence={residence} />
      </section>
    </div>
  )
}

type StepperWords = { label: string; fewer: string; more: string; unit: string }

function nameStepper({ label, fewer, more, unit }: StepperWords, name: string) {
  return { label: say(label, { name }), fewerLabel: say(fewer, { name }), moreLabel: say(more, { name }), unit }
}

type Step = 'asked' | 'changing' | 'answered'

type NudgeProps = { words: Features['notifications']['nudge']; residence: Residence }

function Nudge({ words, residence }: NudgeProps) {
  const { name, open, total } = residence
  const [step, setStep] = useState<Step>('asked')

  function answer(said: number) {
    residence.say(said)
    setStep('answered')
    showToast({ title: words.thanks, description: say(words.toast, { name, open: said, total }) })
  }

  return (
    <div className="card raised stack gap-3 w-28">
      <p className="line gap-2 t-label ink-2">
        <Icon name="bell" />
        {name}
      </p>
      <p className="t-title">{say(open === 0 ? words.askFull : words.ask, { open })}</p>
      {step === 'changing' && (
        <Stepper {...nameStepper(words.stepper, name)} value={open} max={total} onChange={residence.say} />
      )}
      <div className="row gap-2 needs-script w-full">
        <Button small variant="primary" className="grow" onClick={() => answer(open)}>
          {step === 'changing' ? words.done : words.yes}
        </Button>
        <Button small className="grow" aria-pressed={step === 'changing'} onClick={() => setStep('changing')}>
          {words.change}
        </Button>
        <Button small className="grow" onClick={() => answer(0)}>
          {words.full}
        </Button>
      </div>
      <p className="small ink-2 kept-line" role="status">
        {step === 'answered' && say(words.said, { open, total })}
      </p>
    </div>
  )
}

type PhoneProps = { words: Features['mobile']['phone']; residence: Residence; saidWords: string }

function Phone({ words, residence: { name, open, total, say: sayOpen }, saidWords }: PhoneProps) {
  return (
    <figure className="phone" aria-label={words.label}>
      <div className="phone-screen stack stack-fill gap-2">
        <p className="t-title">{words.title}</p>
        <div className="phone-house card gable stack stack-fill gap-2">
          <p className="t-name">{name}</p>
          <BedLight hasOwnLine available={open} total={total} age={{ grade: 'fresh', words: saidWords }} />
          <Button small wide icon="check" className="needs-script" onClick={() => sayOpen(open)}>
            {words.still}
          </Button>
        </div>
        {words.others.map(({ name: other, ...beds }) => (
          <div key={other} className="phone-house card gable stack stack-fill gap-2">
            <p className="t-name">{other}</p>
            <BedLight hasOwnLine {...beds} />
          </div>
        ))}
        <p className="phone-tabs small line-above pad-y-3 mt-4" aria-hidden="true">
          {words.tabs.map(({ icon, words: tab }, place) => (
            <span key={icon} className={place === 0 ? 'pine bold' : 'ink-2'}>
              <Icon name={icon} />
              {tab}
            </span>
          ))}
        </p>
      </div>
    </figure>
  )
}
