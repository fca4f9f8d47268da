import { describeBedAge, gradeBedAge } from '#domain/beds/bed-age.ts'
import type { Picture } from '#domain/help/texts/written-parts.ts'
import { hourMs } from '#domain/language/durations.ts'
import { formatPublicAddress } from '#domain/residence/residence.ts'
import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'

const sampleAddress = { street: '12 Sample Street', city: 'Charleston', stateCode: 'WV', zip: '25301' }

export function HelpPicture({ picture }: { picture: Picture }) {
  return picture.kind === 'bed-ages' ? <BedAges ages={picture.ages} /> : <Addresses levels={picture.levels} />
}

function BedAges({ ages }: { ages: Extract<Picture, { kind: 'bed-ages' }>['ages'] }) {
  const now = new Date(0)
  return (
    <figure>
      <ul className="ruled line-above line-below">
        {ages.map(({ hours, available, total, means }) => {
          const saidAt = new Date(now.getTime() - hours * hourMs)
          const age = { grade: gradeBedAge(saidAt, now), words: describeBedAge(saidAt, now, null) }
          return (
            <li key={hours} className="stack gap-1">
              <BedLight available={available} total={total} age={age} />
              <p>{means}</p>
            </li>
          )
        })}
      </ul>
      <figcaption className="small quiet mt-2">Examples, not real houses.</figcaption>
    </figure>
  )
}

function Addresses({ levels }: { levels: Extract<Picture, { kind: 'addresses' }>['levels'] }) {
  return (
    <figure>
      <ul className="ruled line-above line-below">
        {levels.map(({ level, words }) => (
          <li key={level} className="named">
            <p className="address-lines stack gap-0 t-strong">
              {formatPublicAddress(sampleAddress, level).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      <figcaption className="small quiet mt-2">A sample address: no house stands there.</figcaption>
    </figure>
  )
}
