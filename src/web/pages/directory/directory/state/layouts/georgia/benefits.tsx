import type { StateBenefit } from '#domain/states/state-profile.ts'

export function Benefits({ benefits }: { benefits: readonly StateBenefit[] }) {
  return (
    <section className="wrap section cols" aria-labelledby="benefits">
      <h2 id="benefits" className="c-4">
        Partnership Benefits
      </h2>
      <ul className="c-8 two gap-6">
        {benefits.map(({ title, description }) => (
          <li key={title} className="beam-above stack gap-1 align-start">
            <h3>{title}</h3>
            <p className="ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
