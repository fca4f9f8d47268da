import type { about } from '#content/site/about.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

export function Roles({ rows, way }: Pick<typeof about.roles, 'rows' | 'way'>) {
  return (
    <>
      <ul className="ruled line-above line-below">
        {rows.map(({ name, job, does, not }) => (
          <li key={name} className="named pad-y-4">
            <h3 className="stack gap-0 small ink-2">
              <b className="t-title pine">{name}</b> <span>{job}</span>
            </h3>
            <div>
              <p>{does}</p>
              <p className="line gap-2 mt-2 ink-2">
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
