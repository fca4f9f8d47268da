import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import '#web/ui/marks/gable.css'
import type { Residence } from './use-residence.ts'

const tabs: readonly { icon: IconName; words: string }[] = [
  { icon: 'bed', words: 'Board' },
  { icon: 'house', words: 'Houses' },
  { icon: 'message', words: 'Messages' },
]

const others = [
  { name: 'Juniper Porch', available: 1, total: 4, age: { grade: 'ageing', words: 'Said 2 days ago' } },
  { name: 'Lantern Hill', available: 4, total: 16, age: { grade: 'fresh', words: 'Said 5 hours ago' } },
] as const

/** The tabs are only a picture; the button works. */
export function Phone({ residence }: { residence: Residence }) {
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
