import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type RolesProps = {
  rows: readonly { name: string; job: string; does: string; not: string }[]
  way: { words: string; to: string }
}

export function Roles({ rows, way }: RolesProps) {
  return (
    <>
      <ul className="named-rows">
        {rows.map(({ name, job, does, not }) => (
          <li key={name}>
            <h3>
              <b>{name}</b> <span>{job}</span>
            </h3>
            <div>
              <p>{does}</p>
              <p className="not">
                <Icon name="no" />
                {not}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink className="mt-5" to={way.to}>
        {way.words}
      </ButtonLink>
    </>
  )
}
