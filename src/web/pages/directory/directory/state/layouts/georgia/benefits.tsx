import type { StateBenefit } from '#domain/states/state-profile.ts'

export function Benefits({ benefits }: { benefits: readonly StateBenefit[] }) {
  return (
    <section className="wrap section cols" aria-labelledby="benefits">
      <h2 id="benefits" className="c-4">
        Partnership Benefits
      </h2>
      <ul className="c-8 benefits">
        {benefits.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
