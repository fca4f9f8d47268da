import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import '#web/ui/marks/gable.css'
import type { House } from './use-house.ts'

const tabs: readonly { icon: IconName; words: string }[] = [
  { icon: 'bed', words: 'Board' },
  { icon: 'house', words: 'Houses' },
  { icon: 'message', words: 'Messages' },
]

/** The tabs are only a picture; the button works. */
export function Phone({ house }: { house: House }) {
  const { name, open, total, saidWords, say } = house
  return (
    <figure className="phone" aria-label="The night board on a phone, with sample data">
      <div className="phone-screen">
        <p className="phone-title">Beds tonight</p>
        <div className="card gable phone-house">
          <p className="phone-name">{name}</p>
          <BedLight available={open} total={total} age={{ grade: 'fresh', words: saidWords }} />
          <Button small wide icon="check" className="needs-script" onClick={() => say(open)}>
            Still right
          </Button>
        </div>
        <div className="card gable phone-house">
          <p className="phone-name">Juniper Porch</p>
          <BedLight available={1} total={4} age={{ grade: 'ageing', words: 'Said 2 days ago' }} />
        </div>
        <div className="card gable phone-house">
          <p className="phone-name">Lantern Hill</p>
          <BedLight available={4} total={16} age={{ grade: 'fresh', words: 'Said 5 hours ago' }} />
        </div>
        <p className="phone-tabs" aria-hidden="true">
          {tabs.map(({ icon, words }) => (
            <span key={words}>
              <Icon name={icon} />
              {words}
            </span>
          ))}
        </p>
      </div>
    </figure>
  )
}
