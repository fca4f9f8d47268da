import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Facade } from './facade.tsx'
import { Nudge } from './nudge.tsx'
import { Phone } from './phone.tsx'
import { useResidence } from './use-residence.ts'
import './specimens.css'

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
