import { joinClassNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/waiting/progress.tsx'
import './vision.css'

type DoorProps = {
  name: string
  percent: number
  quarters: readonly { name: string; milestone: string }[]
}

/** Two quarters with the same figure share a double door and one bar. */
export function Door({ name, percent, quarters }: DoorProps) {
  const isDouble = quarters.length > 1
  return (
    <div className={joinClassNames('doorway night grid gap-2', isDouble && 'doorway-double')}>
      <svg className="fanlight no-print" viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M34 50A16 16 0 0 1 66 50M63 40.6 90.5 20.6M55 34.8 65.5 2.4M45 34.8 34.5 2.4M37 40.6 9.5 20.6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="door-meter">
        <Progress label={name} value={percent} />
      </div>
      <ul className="leaves grid gap-2 t-strong">
        {quarters.map((quarter) => (
          <li key={quarter.name} className="stack gap-0">
            {isDouble && <span className="leaf-name t-label">{quarter.name}</span>} {quarter.milestone}
          </li>
        ))}
      </ul>
    </div>
  )
}
